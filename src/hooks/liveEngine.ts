// What a live list takes: loaded when the first one is shown.
export { createFeed } from './liveFeed.ts'
export { actionSource, transactionSource } from './liveSources.ts'
