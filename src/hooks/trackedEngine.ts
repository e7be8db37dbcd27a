// What following a message takes: loaded when the first one is followed.
export { createTracker } from './trackedMessage.ts'
export { trackedSubject } from './trackedSubject.ts'
