#pragma once

/// How often this thread has called malloc; always 0 where that can not be counted. Provided because
/// the name of malloc is the Swift runtime's own: Swift may not stand in for it.
long ca_count(void);
