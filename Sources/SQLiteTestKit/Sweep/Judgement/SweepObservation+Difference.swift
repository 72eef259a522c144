extension SweepObservation {
  /// Whether the observed state is unchanged.
  var isAsBefore: Bool { before.flatMap { one in after.flatMap { NondeterministicAnswers.areSame(one, $0) } } ?? false }

  /// The difference from the observations of the runs without faults; nil if there is none.
  func difference(from clean: NondeterministicAnswers) -> String? {
    guard let after, let wanted = clean.samples.first, clean.difference(of: after) != nil else { return nil }
    return "is \(shown(after)), not \(shown(wanted))"
  }
}
