// As much of SwiftUI as generated code names; see UIKit.swift beside this file.

@_exported import Observation
@_exported import UIKit

@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { return fatalError("A stub is never run.") }
}

public protocol StubView: View where Body == Never {}
extension StubView {
  public var body: Never { return fatalError("A stub is never run.") }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView { TupleView() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: View>(first: Content) -> TupleView { TupleView() }
  public static func buildEither<Content: View>(second: Content) -> TupleView { TupleView() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { return fatalError("A stub is never run.") }
}

public struct AnyView: StubView { public init(_ view: some View) {} }
public struct Button: StubView {
  public init(_ title: String, action: @escaping @MainActor () -> Void) {}
}
public struct Group<Content: View>: StubView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct TabView<Selection: Hashable, Content: View>: StubView {
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}
public struct EmptyView: StubView { public init() {} }
public struct TupleView: StubView { public init() {} }
public struct Rectangle: StubView { public init() {} }
public struct Text: StubView {
  public init(_ text: String) {}
  public func font(_ font: Font) -> Text { self }
}
public struct Font: Sendable { public static let largeTitle = Font() }
public struct VStack<Content: View>: StubView {
  public init(@ViewBuilder content: () -> Content) {}
}
#if iOS16
  public struct NavigationStack<Content: View>: StubView {
    public init(path: Binding<[String]>, @ViewBuilder root: () -> Content) {}
  }
#endif
public struct NavigationView<Content: View>: StubView {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct NavigationLink<Label: View, Destination: View>: StubView {
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {}
}
public struct StackNavigationViewStyle { public init() {} }
public struct Angle { public static func degrees(_ degrees: Double) -> Angle { Angle() } }

extension View {
  public func frame(maxWidth: CGFloat? = nil, maxHeight: CGFloat? = nil) -> some View { self }
  public func contentShape(_ shape: Rectangle) -> some View { self }
  public func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View { self }
  public func tabItem(@ViewBuilder _ label: () -> some View) -> some View { self }
  public func tag(_ tag: some Hashable) -> some View { self }
  public func rotationEffect(_ angle: Angle) -> some View { self }
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
  public func navigationDestination<Value: Hashable, Content: View>(
    for value: Value.Type, @ViewBuilder destination: @escaping (Value) -> Content
  ) -> some View { self }
  #if iOS14
    public func fullScreenCover<Content: View>(
      isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { self }
  #endif
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { self }
  #if iOS17
    public func onChange<Value: Equatable>(
      of value: Value, _ action: @escaping (Value, Value) -> Void
    ) -> some View { self }
  #endif
  public func onReceive<Value>(
    _ publisher: Published<Value>.Publisher, perform action: @escaping (Value) -> Void
  ) -> some View { self }
  public func preference<Key: PreferenceKey>(
    key: Key.Type, value: Key.Value
  ) -> some View { self }
  public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type, perform action: @escaping @Sendable (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable { self }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

// MARK: State

@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { fatalError("A stub is never run.") }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError("A stub is never run.") }
  public init(wrappedValue: Value) {}
}

#if iOS15
  public struct DismissAction {
    public func callAsFunction() {}
  }

  public struct EnvironmentValues {
    public var dismiss: DismissAction { DismissAction() }
  }

  @propertyWrapper public struct Environment<Value> {
    public var wrappedValue: Value { fatalError("A stub is never run.") }
    public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  }
#endif

public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public struct Publisher {
    public func dropFirst() -> Publisher { self }
  }
  public var wrappedValue: Value
  public var projectedValue: Publisher { Publisher() }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
}

@dynamicMemberLookup public struct Bindings<Value: AnyObject> {
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError("A stub is never run.") }
}

@preconcurrency @MainActor @propertyWrapper public struct ObservedObject<Value: ObservableObject> {
  public var wrappedValue: Value
  public var projectedValue: Bindings<Value> { Bindings() }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@preconcurrency @MainActor @propertyWrapper public struct Bindable<Value: AnyObject> {
  public var wrappedValue: Value
  public var projectedValue: Bindings<Value> { Bindings() }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

// MARK: UIKit's side

#if iOS14
  @propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
    public var wrappedValue: Delegate { fatalError("A stub is never run.") }
    public init(_ type: Delegate.Type) {}
  }
#endif

@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { fatalError("A stub is never run.") }
}

@preconcurrency @MainActor public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype Controller: UIViewController
  typealias Context = RepresentableContext
  func makeUIViewController(context: Context) -> Controller
  func updateUIViewController(_ controller: Controller, context: Context)
}

extension UIViewControllerRepresentable {
  public var body: Never { return fatalError("A stub is never run.") }
}

public struct RepresentableContext {}
