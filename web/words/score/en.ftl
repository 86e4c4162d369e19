## The score desk

ui-desk-title = Count points: { $title }
ui-desk-help = For a game at a real table: write down what lies there, and Stolek counts it. The example shows how it is written.
ui-desk-help-tap = For a game at a real table: tap in what lies there, and Stolek counts it. It begins with an example.
ui-desk-position = Position
ui-desk-count = Count
ui-desk-example = Back to the example
ui-desk-result = Points
ui-desk-typed = Write it yourself
ui-desk-tapped = Tap it in
