// What following a message takes: loaded when the first one is followed.
export { createTracker } from './tracker.ts'
export { trackedSubject } from './subject.ts'
