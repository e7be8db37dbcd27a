// The history of an account by role: a route of an unreleased branch of the service, as its row and its rule.
import * as z from 'zod/mini'
import { definePagedEndpoint, type ParamsOf } from '../../../src/service/endpoints/endpoint.ts'
import { optional, params } from '../../../src/service/endpoints/params.ts'
import { Action } from '../../../src/service/rows/action.ts'
import { isFinalized } from '../../../src/service/rows/finality.ts'
import { address, boolean, limit, text, wordKind } from '../../../src/service/rows/shapes/kind.ts'
import { AddressBook, Metadata } from '../../../src/service/rows/names.ts'
import { openObject } from '../../../src/service/rows/shapes/openObject.ts'
import { namesOfActions } from '../../../src/service/rules/actionNames.ts'
import { ascending, compareDecimals, compareTexts, inOrder, reverse } from '../../../src/service/rules/order.ts'
import { checkLimit } from '../../../src/service/rules/requests/page.ts'
import { Refusal } from '../../../src/service/rules/requests/refusal.ts'
import { defineRule } from '../../../src/service/rules/rule.ts'

/** GET /actions/byAccount */
export const actionsByAccount = definePagedEndpoint({
  name: 'actionsByAccount',
  method: 'GET',
  path: '/actions/byAccount',
  since: '1.3',
  summary: 'Actions of one account by its role in them.',
  params: params({
    account: address,
    /** Part that the account took in an action. @default any */
    role: optional(wordKind('role', ['sender', 'receiver', 'initiated', 'observer'])),
    /** Cursor of the page before. */
    cursor: optional(text),
    /** Traces per page. */
    limit: optional(limit),
    /** @default false */
    include_accounts: optional(boolean),
  }),
  result: openObject({
    actions: z.array(Action),
    address_book: AddressBook,
    metadata: Metadata,
    cursor: z.optional(z.string()),
  }),
  page: {
    size: 20,
    items: ({ actions }) => actions,
    after: { param: 'cursor', next: ({ cursor }) => cursor ?? null },
    withoutOffset: true,
  },
})

type ByAccountParams = Partial<ParamsOf<typeof actionsByAccount>>

const newestFirst = inOrder<Action>(
  reverse(ascending(({ trace_end_lt }) => trace_end_lt, compareDecimals)),
  reverse(ascending(({ trace_id }) => trace_id, compareTexts)),
  reverse(ascending(({ end_lt }) => end_lt, compareDecimals)),
)

const writeCursor = ({ trace_end_lt, trace_id }: Action) => btoa(`${trace_end_lt}:${trace_id}`)

function readRole({ details }: Action, account: string): string {
  const { source, sender, destination, receiver } = details as Readonly<Record<string, unknown>>
  if ([source, sender].includes(account)) return 'sender'
  return [destination, receiver].includes(account) ? 'receiver' : 'observer'
}

/** The rows of the first traces: a page is so many traces. */
function takeTraces(rows: readonly Action[], { limit: most = 10 }: ByAccountParams): readonly Action[] {
  const traces = new Set(Array.from(new Set(rows.map(({ trace_id }) => trace_id))).slice(0, most))
  return rows.filter(({ trace_id }) => traces.has(trace_id))
}

/** GET /actions/byAccount */
export const actionsByAccountRule = defineRule<ByAccountParams, Action>({
  table: 'actions',
  refuse({ account, limit: most }) {
    if (account === undefined) throw new Refusal(422, 'account is required')
    checkLimit({ limit: most })
  },
  unanswerable: ({ role }) => (role === 'initiated' ? 'its rows do not tell who began a trace' : undefined),
  matches({ account = '', role, cursor }) {
    const [lt = '', trace = ''] = cursor === undefined ? [] : atob(cursor).split(':')
    return (row) => {
      const byLt = compareDecimals(row.trace_end_lt ?? '', lt)
      const isAfter = cursor === undefined || byLt < 0 || (byLt === 0 && (row.trace_id ?? '') < trace)
      return (
        isFinalized(row) &&
        isAfter &&
        row.accounts?.includes(account) === true &&
        [undefined, readRole(row, account)].includes(role)
      )
    }
  },
  order: () => newestFirst,
  answer(rows, given) {
    const page = takeTraces(rows, given)
    const last = page.at(-1)
    return {
      actions: page.map(({ accounts, ...row }) => (given.include_accounts === true ? { ...row, accounts } : row)),
      ...(last !== undefined && page.length < rows.length && { cursor: writeCursor(last) }),
    }
  },
  names: (rows, given) => namesOfActions(takeTraces(rows, given)),
  metadata: true,
})
