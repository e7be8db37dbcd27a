// A ledger that is read from a mirror alone.
import { expect, test } from 'vitest'
import { createClient, NotMirroredError } from '../../src/entries/client.ts'
import { accountAt, accountLedger, type LedgerLine } from '../../src/entries/ledger.ts'
import { createMemoryIndex } from '../../src/entries/memory.ts'
import type { JettonWallet } from '../../src/service/rows/jetton.ts'
import { groupBy, index, readBody } from '../chain/read.ts'
import { freshMirror } from '../sources/mirror/setup.ts'
import { chainAnswers, createIndexClient, readLines } from './chainLedger.ts'

const { jetton_wallets: wallets } = readBody('jetton-wallets.json') as { jetton_wallets: JettonWallet[] }
const { transport: service } = createMemoryIndex([...chainAnswers().values()])
const direct = createIndexClient(chainAnswers().values())
const account = index.showcase['wallet']!
const rows = groupBy((row) => row.account).get(account)!

test('a mirror that holds the histories gives the same ledger without requests; one that lacks a history declines', async () => {
  const mirror = await freshMirror()
  const client = createClient({ network: 'testnet', transport: mirror.transport })
  const options = { assets: ['coin', 'currency', 'jetton'], actions: false } as const
  await mirror.sync({ kind: 'account', account }, { service })
  const partial: LedgerLine[] = []
  const read = async () => {
    for await (const { lines } of accountLedger(client, account, options)) partial.push(...lines)
  }
  await expect(read()).rejects.toThrow(NotMirroredError)
  expect(partial).toEqual([])
  const own = wallets.filter(({ owner }) => owner === account)
  expect(own.length).toBeGreaterThan(1)
  for (const { address } of own) await mirror.sync({ kind: 'transactions', account: address }, { service })
  expect(await readLines(client, account, options)).toEqual(await readLines(direct, account, options))
  const moment = { lt: rows[5]!.lt }
  const { origin, ...past } = await accountAt(client, account, moment, { assets: ['coin', 'jetton'] })
  expect(past).toEqual({
    ...(await accountAt(direct, account, moment, { assets: ['coin', 'jetton'] })),
    origin: undefined,
  })
  expect(origin?.source).toBe('mirror')
})
