// What a live list takes: loaded when the first one is shown.
export { createFeed } from './feed/feed.ts'
export { actionSource, transactionSource } from './feed/sources.ts'
