import { describe, expect, test } from 'vitest'
import { createClient } from '../../src/client/client.ts'
import { evidenceFile } from '../../src/ledger.ts'
import { sha256 } from '../../src/ton/sha256.ts'
import { bytesToBase64 } from '../../src/ton/bytes.ts'
import { createMemoryIndex } from '../../src/memory.ts'
import { groupBy, index, transactions } from '../chain/read.ts'

const account = index.showcase.people['alice'] ?? Object.values(index.showcase.people)[0]!
const rows = groupBy((row) => row.account).get(account)!

function createRowClient(given = transactions) {
  return createClient({ network: 'testnet', transport: createMemoryIndex([{ transactions: given, address_book: {} }]).transport })
}

async function write(client = createRowClient(), range = {}): Promise<string> {
  const parts: string[] = []
  for await (const part of evidenceFile(client, account, range)) parts.push(part)
  return parts.join('')
}

describe('an evidence file', () => {
  test('has the same bytes for the same rows, whatever the pages and the order of fields', async () => {
    const reversed = transactions.map((row) => Object.fromEntries(Object.entries(row).toReversed()) as unknown as typeof row)
    const file = await write()
    expect(await write(createRowClient(), { limit: 3 })).toBe(file)
    expect(await write(createRowClient(reversed))).toBe(file)
    expect(await write(createRowClient(), { end_lt: rows.at(-2)!.lt })).not.toBe(file)
  })

  test('holds every row once, and no markup of the rows', async () => {
    const hostile = rows.map((row, at) =>
      at === 0 ? { ...row, in_msg: row.in_msg && { ...row.in_msg, decoded_opcode: '</script><script>alert(1)</script><!--' } } : row,
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
    expect(policy).toBe(`default-src 'none'; script-src ${hash(code)}; style-src ${hash(style)}; base-uri 'none'; form-action 'none'`)
    // Nothing is loaded: neither by markup nor by the program.
    expect(/<(?:link|img|iframe|object|embed|base)\b|\ssrc=/.exec(file.replace(/id="rows">[^]*?<\/script>/, ''))).toBe(null)
    expect(/\b(?:fetch|XMLHttpRequest|WebSocket|import)\(/.exec(code)).toBe(null)
  })

  test('is refused for a history with a gap', async () => {
    await expect(write(createRowClient(transactions.filter((row) => row !== rows.at(-2))))).rejects.toThrow(/is missing/)
  })
})
