import { toRawAddress } from 'tonlens/ton'
import { accountLedger, type LedgerLine } from 'tonlens/ledger'
import { metadata } from 'tonlens/endpoints'
import { jettonUnit } from 'tonlens'
import { z } from 'zod'
import { addressInput, defineTool, limitInput, readTime, timeInput } from '../tool.ts'
import {
  addressSchema,
  amountSchema,
  encodeAmount,
  encodeHash,
  encodeNames,
  encodeTime,
  encodeWord,
  hashSchema,
  marksSchema,
  namesSchema,
  readToken,
  timeSchema,
  wordSchema,
} from '../values.ts'

/** Lines that one transaction can have at most, about: a message each, and fees. */
const maxLines = 1000

export const ledger = defineTool({
  name: 'ledger',
  title: 'Ledger of an account',
  description:
    'Every change of the balances of an account in a range of time, newest first, each with its reason, its counterparty and the balance after it. Fails instead of leaving a gap.',
  input: z.object({
    address: addressInput,
    from: timeInput.optional(),
    to: timeInput.optional(),
    assets: z
      .array(z.enum(['coin', 'currency', 'jetton', 'nft']))
      .default(['coin'])
      .describe('Jettons and NFTs take at least one more request each.'),
    cursor: z
      .string()
      .regex(/^\d{1,20}:\d{1,4}$/)
      .optional()
      .describe('From `next` of the page before.'),
    limit: limitInput,
  }),
  data: z.object({
    lines: z.array(
      z.object({
        transaction: hashSchema,
        time: timeSchema,
        asset: wordSchema.describe('coin, currency, jetton or nft.'),
        token: addressSchema.nullable().describe('Master of the jetton, or the NFT.'),
        kind: wordSchema.describe('transfer, swap, purchase, sale, stake, reward, mint, burn, deploy, bounce, fee…'),
        fee: wordSchema.nullable(),
        counterparty: addressSchema.nullable(),
        change: amountSchema,
        balance: amountSchema,
        marks: marksSchema,
        untrusted: namesSchema,
      }),
    ),
  }),
  async run({ address, from, to, assets, cursor, limit }, { client, signal, write, rows }) {
    // Several lines can share one logical time, of which the page before has shown the first.
    const [end_lt, shown = '0'] = cursor?.split(':') ?? []
    const skipped = Math.min(maxLines, Number(shown))
    const range = { start_utime: readTime(from), end_utime: readTime(to), end_lt }
    // One line more tells whether there is a next page.
    const wanted = skipped + limit + 1
    const lines: LedgerLine[] = []
    for await (const page of accountLedger(client, toRawAddress(address), {
      ...range,
      assets,
      limit: wanted,
      signal,
    })) {
      lines.push(...page.lines)
      if (lines.length >= wanted || page.isLast) break
    }
    const given = lines.slice(skipped, skipped + limit)
    const last = given.at(-1)
    const masters = [...new Set(given.flatMap(({ asset }) => readToken(asset) ?? []))]
    const names = masters.length === 0 ? {} : await client.request(metadata, { address: masters })
    const before = lines.slice(0, skipped + limit).filter(({ lt }) => lt === last?.lt).length
    return {
      data: {
        lines: rows(given, (line) => {
          const token = readToken(line.asset)
          const decimals =
            line.asset.kind === 'coin' ? 9 : token === undefined ? 0 : (jettonUnit(names?.[token])?.decimals ?? 0)
          return {
            transaction: encodeHash(line.hash),
            time: encodeTime(line.now),
            asset: line.asset.kind,
            token: write.maybeAddress(token),
            kind: encodeWord(line.kind),
            fee: line.fee ?? null,
            counterparty: write.maybeAddress(line.counterparty),
            change: encodeAmount(line.amount, decimals),
            balance: encodeAmount(line.balance, decimals),
            marks: write.marks(names, token ?? ''),
            untrusted: encodeNames(names, token ?? ''),
          }
        }),
      },
      proven: [
        'Coins, currencies and jettons: each transaction names the one before it, and balances follow from each other; none is missing in between.',
      ],
      believed: [
        'The balances that rows state, kinds of lines (swap, sale, stake…), and the list of transfers of NFTs.',
        'That nothing is newer than the newest line of the range.',
      ],
      next:
        last !== undefined && lines.length > skipped + limit
          ? { address, from, to, assets, limit, cursor: `${last.lt}:${before}` }
          : null,
    }
  },
})
