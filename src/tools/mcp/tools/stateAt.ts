import { toRawAddress } from 'tonlens/ton'
import { accountAt, type Moment } from 'tonlens/ledger'
import { TonlensError } from 'tonlens'
import { z } from 'zod'
import { addressInput, defineTool, readTime, timeInput } from '../tool.ts'
import {
  addressSchema,
  amountSchema,
  encodeAmount,
  encodeCoins,
  encodeHash,
  encodeTime,
  encodeWord,
  hashSchema,
  integerSchema,
  timeSchema,
  wordSchema,
} from '../values.ts'

/** Jettons and NFTs of an answer. */
const maxAssets = 50

export const stateAt = defineTool({
  name: 'state_at',
  title: 'Account in the past',
  description:
    'What an account was and owned at a moment of the past: pass exactly one of time, seqno (masterchain block) and lt. Read from the transactions around the moment, which must name each other.',
  input: z.object({
    address: addressInput,
    time: timeInput.optional(),
    seqno: z.number().int().min(1).max(0x7fffffff).optional(),
    lt: z
      .string()
      .regex(/^\d{1,20}$/)
      .optional(),
    assets: z.boolean().default(false).describe('Also jettons and NFTs, which takes a request or more for each.'),
  }),
  data: z.object({
    address: addressSchema,
    status: wordSchema,
    balance: amountSchema,
    state_hash: hashSchema.nullable(),
    code_hash: hashSchema.nullable(),
    last_transaction: z.object({ hash: hashSchema, time: timeSchema }).nullable(),
    jettons: z.array(z.object({ jetton: addressSchema, amount: integerSchema })),
    nfts: z.array(addressSchema),
    more: z.boolean().describe('There were more jettons or NFTs than are listed.'),
  }),
  async run({ address, time, seqno, lt, assets }, { client, signal, write, rows }) {
    const unix = readTime(time)
    const moments: readonly Moment[] = [
      ...(unix === undefined ? [] : [{ time: unix }]),
      ...(seqno === undefined ? [] : [{ seqno }]),
      ...(lt === undefined ? [] : [{ lt }]),
    ]
    const [moment] = moments
    if (moment === undefined || moments.length > 1) throw new TonlensError('Pass exactly one of time, seqno and lt.')
    const wanted = assets ? undefined : (['coin', 'currency'] as const)
    const found = await accountAt(client, toRawAddress(address), moment, { assets: wanted, signal })
    const maybeHash = (hash: string | null) => (hash === null ? null : encodeHash(hash))
    return {
      data: {
        address: write.address(found.account),
        status: encodeWord(found.status),
        balance: encodeCoins(found.balance),
        state_hash: maybeHash(found.stateHash),
        code_hash: maybeHash(found.codeHash),
        last_transaction:
          found.last === null ? null : { hash: encodeHash(found.last.hash), time: encodeTime(found.last.now) },
        jettons: rows(found.jettons.slice(0, maxAssets), ({ jetton, balance }) => ({
          jetton: write.address(jetton),
          amount: encodeAmount(balance, 0).amount,
        })),
        nfts: rows(found.nfts.slice(0, maxAssets), ({ item }) => write.address(item)),
        more: found.jettons.length > maxAssets || found.nfts.length > maxAssets,
      },
      proven: [
        'The first transaction after the moment names the last one before it, so none lies between them; or there is none after it.',
      ],
      believed: ['The balances that rows state, and the list of transfers of NFTs.'],
    }
  },
})
