#import <UIKit/UIKit.h>

@interface FLMFilmController : UIViewController
@end

@implementation FLMFilmController

- (UIInterfaceOrientationMask)supportedInterfaceOrientations {
    return UIInterfaceOrientationMaskLandscape;
}

@end
