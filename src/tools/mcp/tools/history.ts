import { accountHistory } from 'tonlens'
import { verifyTransaction } from 'tonlens/verify'
import { toRawAddress } from 'tonlens/ton'
import { z } from 'zod'
import { addressInput, defineTool, limitInput, readTime, timeInput } from '../tool.ts'
import { encodeTransaction, transactionSchema } from '../traceData.ts'
import { findImitators, listDealings } from 'tonlens/trace'
import {
  addressSchema,
  amountSchema,
  encodeCoins,
  encodeHash,
  hashSchema,
  reportChecks,
  wordSchema,
} from '../values.ts'

export const history = defineTool({
  name: 'history',
  title: 'History of an account',
  description:
    'Transactions of an account, newest first: outcome, reason of a failure, messages, fees, balance after. Recomputes every hash and checks that no transaction is missing between them.',
  input: z.object({
    address: addressInput,
    from: timeInput.optional(),
    to: timeInput.optional(),
    cursor: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional()
      .describe('From `next` of the page before.'),
    limit: limitInput,
  }),
  data: z.object({
    transactions: z.array(
      transactionSchema.extend({ trace_id: hashSchema.nullable(), balance_after: amountSchema.nullable() }),
    ),
    imitations: z
      .array(
        z.object({
          account: addressSchema,
          imitates: addressSchema,
          tier: wordSchema.describe('alert or caution.'),
          signs: z.array(wordSchema),
        }),
      )
      .describe('Accounts of this page whose addresses look like one that it has paid. Never pay them by mistake.'),
  }),
  async run({ address, from, to, cursor, limit }, { client, signal, write, rows }) {
    const range = { start_utime: readTime(from), end_utime: readTime(to), end_lt: cursor, limit, signal }
    const raw = toRawAddress(address)
    const { value } = await accountHistory(client, raw, range).next()
    const page = value ?? []
    const last = page.at(-1)
    const imitators = findImitators(listDealings(page, raw), [raw])
    return {
      data: {
        transactions: rows(page, (row) => ({
          ...encodeTransaction(row, write),
          trace_id: row.trace_id ? encodeHash(row.trace_id) : null,
          balance_after: row.account_state_after?.balance ? encodeCoins(row.account_state_after.balance) : null,
        })),
        imitations: rows([...imitators], ([account, { anchor, tier, signs }]) => ({
          account: write.address(account),
          imitates: write.address(anchor),
          tier,
          signs: [...signs],
        })),
      },
      proven: [
        ...reportChecks(
          page.map((row) => verifyTransaction(row).status),
          'transactions',
        ),
        'Each transaction names the one before it: none is missing between them.',
      ],
      believed: ['That these are the newest ones of the range, and that blocks of the chain hold them.'],
      next:
        last === undefined || page.length < limit
          ? null
          : { address, from, to, limit, cursor: String(BigInt(last.lt) - 1n) },
    }
  },
})
