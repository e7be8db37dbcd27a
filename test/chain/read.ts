import { readFileSync } from 'node:fs'
import type { Action } from '../../src/service/rows/action.ts'
import type { AccountStateFull } from '../../src/service/rows/account.ts'
import type { Block } from '../../src/service/rows/block.ts'
import type { Message } from '../../src/service/rows/message.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'

/** Content of `stories/chain/index.json`. */
export interface ChainIndex {
  readonly counts: Readonly<Record<string, number>>
  readonly derived: readonly string[]
  readonly files: readonly {
    readonly name: string
    readonly endpoint: string
    readonly rows: number
    readonly bytes: number
  }[]
  readonly showcase: Readonly<Record<string, string>> & {
    readonly people: Readonly<Record<string, string>>
    readonly traces: Readonly<Record<string, string>>
    readonly transactions: Readonly<Record<string, string>>
    readonly hostileItems: Readonly<Record<string, string>>
  }
}

/** Text of one file of the embedded chain. */
export function readText(name: string): string {
  return readFileSync(new URL(`../../stories/chain/${name}`, import.meta.url), 'utf8')
}

/** One answer of the embedded chain, by file name. */
export function readBody(name: string): unknown {
  return JSON.parse(readText(name))
}

export const index = readBody('index.json') as ChainIndex
/** Newest first. */
export const { transactions } = readBody('transactions.json') as { transactions: Transaction[] }
export const { blocks } = readBody('blocks.json') as { blocks: Block[] }
export const { actions } = readBody('actions.json') as { actions: Action[] }
export const { accounts } = readBody('account-states.json') as { accounts: AccountStateFull[] }

/** Transactions by hash. */
export const byHash = new Map(transactions.map((transaction) => [transaction.hash, transaction]))

/** Every message of a transaction: inbound first. */
export function listMessages({ in_msg, out_msgs }: Transaction): Message[] {
  return in_msg === null ? out_msgs : [in_msg, ...out_msgs]
}

/** Transactions of each group, oldest first. */
export function groupBy(key: (transaction: Transaction) => string): Map<string, Transaction[]> {
  const groups = new Map<string, Transaction[]>()
  for (const transaction of transactions.toReversed()) {
    const group = groups.get(key(transaction))
    if (group === undefined) groups.set(key(transaction), [transaction])
    else group.push(transaction)
  }
  return groups
}
