// The lazily loaded engines of the live hooks, in one piece.
export { createAccountFeed } from './feed/accountFeed.ts'
export { trackMessage } from './tracked/tracker.ts'
export { createWatch } from './watch/watch.ts'
