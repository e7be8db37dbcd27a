import { describe, expect, test } from 'vitest'
import { createClient } from '../../src/sources/client/client.ts'
import { evidenceFile } from '../../src/entries/ledger.ts'
import { sha256 } from '../../src/ton/cells/sha256.ts'
import { bytesToBase64 } from '../../src/ton/cells/bytes.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import type { JettonWallet } from '../../src/service/rows/jetton.ts'
import { groupBy, index, readBody, transactions } from '../chain/read.ts'

const account = index.showcase.people['alice'] ?? Object.values(index.showcase.people)[0]!
const rows = groupBy((row) => row.account).get(account)!

function createRowClient(given = transactions) {
  return createClient({
    network: 'testnet',
    transport: createMemoryIndex([{ transactions: given, address_book: {} }]).transport,
  })
}

async function write(client = createRowClient(), range = {}): Promise<string> {
  const parts: string[] = []
  for await (const part of evidenceFile(client, account, range)) parts.push(part)
  return parts.join('')
}

describe('an evidence file', () => {
  test('has the same bytes for the same rows, whatever the pages and the order of fields', async () => {
    const reversed = transactions.map(
      (row) => Object.fromEntries(Object.entries(row).toReversed()) as unknown as typeof row,
    )
    const file = await write()
    expect(await write(createRowClient(), { limit: 3 })).toBe(file)
    expect(await write(createRowClient(reversed))).toBe(file)
    expect(await write(createRowClient(), { end_lt: rows.at(-2)!.lt })).not.toBe(file)
  })

  test('holds the histories of the jetton wallets on request, with the same bytes for the same rows', async () => {
    const answer = readBody('jetton-wallets.json') as { jetton_wallets: JettonWallet[] }
    const owned = answer.jetton_wallets.filter(({ owner }) => owner === account)
    expect(owned.length).toBeGreaterThan(1)
    const create = (wallets: readonly JettonWallet[], given = transactions) =>
      createClient({
        network: 'testnet',
        transport: createMemoryIndex([
          { transactions: given, address_book: {} },
          { ...answer, jetton_wallets: wallets },
        ]).transport,
      })
    const file = await write(create(answer.jetton_wallets), { jettons: true })
    for (const { address } of owned)
      expect(file.split(`"account":"${address}"`).length - 1).toBe(
        transactions.filter((row) => row.account === address).length,
      )
    expect(await write(create(answer.jetton_wallets.toReversed()), { jettons: true, limit: 3 })).toBe(file)
    expect(await write(create(answer.jetton_wallets))).not.toContain('"jetton"')
    // A wallet without transactions in the range leaves no trace.
    const end_lt = transactions
      .filter((row) => row.account === account)
      .map(({ lt }) => lt)
      .toSorted((a, b) => Number(BigInt(a) - BigInt(b)))[2]!
    const early = await write(create(answer.jetton_wallets), { jettons: true, end_lt })
    const later = owned.filter(({ address }) =>
      transactions.every((row) => row.account !== address || BigInt(row.lt) > BigInt(end_lt)),
    )
    expect(later.length).toBeGreaterThan(0)
    expect(
      await write(create(answer.jetton_wallets.filter((wallet) => !later.includes(wallet))), { jettons: true, end_lt }),
    ).toBe(early)
    // A gap in the history of a wallet is refused.
    const own = transactions.filter((row) => row.account === owned[0]!.address)
    const gap = own.toSorted((a, b) => Number(BigInt(b.lt) - BigInt(a.lt)))[1]!
    await expect(
      write(
        create(
          answer.jetton_wallets,
          transactions.filter((row) => row !== gap),
        ),
        { jettons: true },
      ),
    ).rejects.toThrow(/is missing/)
  })

  test('holds every row once, and no markup of the rows', async () => {
    const hostile = rows.map((row, at) =>
      at === 0
        ? { ...row, in_msg: row.in_msg && { ...row.in_msg, decoded_opcode: '</script><script>alert(1)</script><!--' } }
        : row,
    )
    const file = await write(createRowClient(hostile))
    const [, held = ''] = /id="rows">\n([^]*?)\n<\/script>/.exec(file) ?? []
    expect(held.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual(hostile.toReversed())
    expect(file.match(/^<script/gm)).toHaveLength(5)
  })

  test('allows nothing but its own program and style', async () => {
    const file = await write()
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(file) ?? []
    const hash = (text: string) => `'sha256-${bytesToBase64(sha256(new TextEncoder().encode(text)))}'`
    const [, code = ''] = /<script>([^]*)<\/script><\/body><\/html>$/.exec(file) ?? []
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(file) ?? []
    expect(policy).toBe(
      `default-src 'none'; script-src ${hash(code)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'`,
    )
    // Nothing is loaded: neither by markup nor by the program.
    expect(/<(?:link|img|iframe|object|embed|base)\b|\ssrc=/.exec(file.replace(/id="rows">[^]*?<\/script>/, ''))).toBe(
      null,
    )
    expect(/\b(?:fetch|XMLHttpRequest|WebSocket|import)\(/.exec(code)).toBe(null)
  })

  test('is refused for a history with a gap', async () => {
    await expect(write(createRowClient(transactions.filter((row) => row !== rows.at(-2))))).rejects.toThrow(
      /is missing/,
    )
  })
})
