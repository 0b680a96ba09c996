/** For pages that show somebody's pathway as a part of theirs: a programme's order, a stay. */
export { PathwayTimeline } from './parts/pathway-timeline.tsx'
export { statusWord, timeLine } from './parts/task-words.ts'
export { TaskCard } from './parts/task-card.tsx'
export { pathway, plans } from './pathway.calls.ts'
