// As much of XCTest and its UI testing as generated code names; see UIKit.swift beside this file.

@_exported import UIKit

open class XCTestCase: NSObject {
  public var continueAfterFailure = true
  public func expectation(description: String) -> XCTestExpectation { XCTestExpectation() }
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {}
}

open class XCTestExpectation: NSObject, @unchecked Sendable {
  public func fulfill() {}
}

public final class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  public init(notificationName: String) {}
}

public final class XCTWaiter: NSObject {
  public enum Result: Sendable { case completed, timedOut }
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
    .completed
  }
}

@MainActor public final class XCUIDevice: NSObject {
  public enum Button: Sendable { case home }
  public static let shared = XCUIDevice()
  public var orientation = UIDeviceOrientation.portrait
  public func press(_ button: Button) {}
}

@MainActor public final class XCUIApplication: NSObject {
  public enum State: Sendable { case notRunning, runningForeground, runningBackground }
  nonisolated public override init() {}
  public var state: State { .notRunning }
  public func launch() {}
  public func activate() {}
  public func terminate() {}
  public func wait(for state: State, timeout: TimeInterval) -> Bool { true }
}

public struct XCTIssue: Sendable {
  public var compactDescription: String
}

public final class XCTExpectedFailure: NSObject {
  public final class Options: NSObject {
    public override init() {}
    public var isStrict = true
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }
  }
}

public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options
) {}

public struct XCTSkip: Error {
  public init(_ message: @autoclosure () -> String? = nil) {}
}

public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil
) throws {}
public func XCTAssertEqual<Value: Equatable>(
  _ left: @autoclosure () throws -> Value, _ right: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = ""
) {}
