import type { Client } from '../../../sources/client/client.ts'
import type { CommitFinality } from '../../../sources/client/stream/events.ts'
import { createFeed } from './feed.ts'
import type { Feed, FeedOptions } from './feedState.ts'
import { actionSource, transactionSource } from './sources.ts'

/** Options of {@link createAccountFeed}. */
export interface AccountFeedOptions extends FeedOptions {
  /** Raw address. */
  readonly account: string
  /** Rows of a page. */
  readonly limit: number
  /** Least finality of a row. */
  readonly minFinality: CommitFinality
}

/** Creates the engine of a live list of one account: its transactions or its actions. */
export function createAccountFeed(
  client: Client,
  kind: 'transactions' | 'actions',
  { account, limit, minFinality, ...pace }: AccountFeedOptions,
): Feed<unknown> {
  return kind === 'transactions'
    ? createFeed(client, transactionSource(client, account, limit, minFinality), pace)
    : createFeed(client, actionSource(client, account, limit, minFinality), pace)
}
