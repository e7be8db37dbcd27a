import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActionCard } from '../../src/components/action-card/ActionCard.tsx'
import { MessageCard } from '../../src/components/message-card/MessageCard.tsx'
import { TransactionCard } from '../../src/components/transaction-card/TransactionCard.tsx'
import { TransactionDetails } from '../../src/components/transaction-details/TransactionDetails.tsx'
import type { Action } from '../../src/schema/action.ts'
import type { Message } from '../../src/schema/message.ts'
import type { Transaction } from '../../src/schema/transaction.ts'
import { captureBody, captures, hasRecorded, recordedTrace, traceFiles } from '../helpers/recorded.ts'

const broken = /\bundefined\b|\bNaN\b|\[object|\bnull\b|\bInfinity\b|Invalid Date/

/** Words of the page, without its tags. */
function textOf(element: ReactElement): string {
  return renderToString(element).replaceAll(/<!--.*?-->|<[^>]*>/g, ' ')
}

/** Every object of the recordings, whatever it lies in. */
function* everything(): Generator<Record<string, unknown>> {
  const open: unknown[] = [
    ...captures().map((capture) => captureBody(capture)),
    ...traceFiles().map((file) => recordedTrace(file)),
  ]
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (typeof value !== 'object' || value === null) continue
    if (!Array.isArray(value)) yield value as Record<string, unknown>
    open.push(...Object.values(value).filter((part) => part !== undefined))
  }
}

const views: readonly (readonly [name: string, is: (row: Record<string, unknown>) => boolean, draw: (row: unknown) => ReactElement])[] = [
  ['TransactionCard', isTransaction, (row) => <TransactionCard transaction={row as Transaction} />],
  ['TransactionDetails', isTransaction, (row) => <TransactionDetails transaction={row as Transaction} />],
  ['MessageCard', (row) => 'message_content' in row && 'hash' in row, (row) => <MessageCard message={row as Message} />],
  ['ActionCard', (row) => 'action_id' in row && 'details' in row, (row) => <ActionCard action={row as Action} />],
]

function isTransaction(row: Record<string, unknown>): boolean {
  return 'description' in row && 'prev_trans_lt' in row
}

test.skipIf(!hasRecorded).each(views)(
  '%s shows every recorded row without a value that lost its meaning (skipped without recordings)',
  (_name, is, draw) => {
    const problems = new Set<string>()
    let count = 0
    for (const row of everything()) {
      if (!is(row)) continue
      count += 1
      const found = broken.exec(textOf(draw(row)))
      if (found !== null) problems.add(`${String(row['hash'] ?? row['action_id'])}: ${found[0]}`)
    }
    expect(count).toBeGreaterThan(0)
    expect([...problems].slice(0, 10)).toEqual([])
  },
  120_000,
)
