### Lessons.

web-lesson-label = Lesson
web-lesson-title = Learn { $game }
web-lesson-you = Kitten
web-lesson-next = Next
web-lesson-back = Back
web-lesson-progress = Part { $at } of { $of }
web-lesson-other = That is allowed, too. But try this for now: { $choice }.
web-lesson-not-now = That will not do here. Try this: { $choice }.
web-lesson-play = Play now against bots
web-lesson-rules = Read the rules
web-lesson-none = There is no lesson here
web-lesson-none-more = Nobody has written one for this game yet. The rules are short, though.
