import { describe, expect, test } from 'vitest'
import { accountAt, compareMoments, type AccountAt, type Moment } from '../../src/entries/ledger.ts'
import type { JettonWallet } from '../../src/service/rows/jetton.ts'
import type { NftItem, NftTransfer } from '../../src/service/rows/nft.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { groupBy, index, readBody } from '../chain/read.ts'
import { createRandom } from '../helpers/random.ts'
import { chainAnswers, createIndexClient } from './chainLedger.ts'

const { jetton_wallets: wallets } = readBody('jetton-wallets.json') as { jetton_wallets: JettonWallet[] }
const { nft_items: items } = readBody('nft-items.json') as { nft_items: NftItem[] }
const { nft_transfers: transfers } = readBody('nft-transfers.json') as { nft_transfers: NftTransfer[] }
const byAccount = groupBy(({ account }) => account)
const accounts = [...new Set([...Object.values(index.showcase.people), ...wallets.map(({ owner }) => owner)])]
const client = createIndexClient(chainAnswers().values())

/** Reads everything forwards from the first row, by the texts of the service instead of our readers. */
function lookBack(account: string, moment: Exclude<Moment, { readonly seqno: number }>) {
  const isUntil = ({ lt, now }: { lt: string; now: number }) =>
    'lt' in moment ? BigInt(lt) <= BigInt(moment.lt) : now <= moment.time
  const past = (byAccount.get(account) ?? []).filter(isUntil)
  const last = past.at(-1)
  const first = byAccount.get(account)?.[0]
  const jettons = new Map<string, bigint>()
  for (const { address } of wallets.filter(({ owner }) => owner === account)) {
    const balance = (byAccount.get(address) ?? []).filter(isUntil).reduce((sum, row) => sum + readDecoded(row), 0n)
    if (balance !== 0n) jettons.set(address, balance)
  }
  const nfts = items.filter(({ address, owner_address }) => {
    const own = transfers
      .filter((row) => row.nft_address === address && !row.transaction_aborted)
      .toSorted((a, b) => Number(BigInt(a.transaction_lt) - BigInt(b.transaction_lt)))
    if (!isUntil(byAccount.get(address)![0]!)) return false
    const done = own.filter(({ transaction_lt, transaction_now }) =>
      isUntil({ lt: transaction_lt, now: transaction_now }),
    )
    return (done.at(-1)?.new_owner ?? own[0]?.old_owner ?? owner_address) === account
  })
  return {
    balance: last?.account_state_after?.balance ?? first?.account_state_before?.balance ?? '0',
    last: last?.hash,
    jettons,
    nfts: nfts.map(({ address }) => address).toSorted(),
  }
}

function readDecoded({ in_msg, description }: Transaction): bigint {
  const decoded = in_msg?.message_content?.decoded as
    | { '@type'?: string; amount?: { value?: string } }
    | null
    | undefined
  if (description.aborted === true || decoded == null) return 0n
  const amount = BigInt(decoded.amount?.value ?? '0')
  return decoded['@type'] === 'jetton_internal_transfer' ? amount : -amount
}

function summarize({ balance, last, jettons, nfts }: AccountAt) {
  return {
    balance,
    last: last?.hash,
    jettons: new Map(jettons.map((each) => [each.wallet, BigInt(each.balance)])),
    nfts: nfts.map(({ item }) => item),
  }
}

const all = [...byAccount.values()].flat().toSorted((a, b) => Number(BigInt(a.lt) - BigInt(b.lt)))

describe('an account at 1,000 random moments', () => {
  test.each(Array.from({ length: 10 }, (_, seed) => seed))('part %i', async (seed) => {
    const random = createRandom(seed)
    for (let at = 0; at < 100; at++) {
      const account = random.pick(accounts)
      const near = random.pick(random.chance() ? (byAccount.get(account) ?? all) : all)
      // Moments before, at and after a transaction.
      const shift = random.integer(3) - 1
      const moment = random.chance() ? { lt: String(BigInt(near.lt) + BigInt(shift)) } : { time: near.now + shift }
      expect(summarize(await accountAt(client, account, moment)), `${account} ${JSON.stringify(moment)}`).toEqual(
        lookBack(account, moment),
      )
    }
  })
})

describe('a moment that is not proven', () => {
  const [account = ''] = accounts
  const rows = byAccount.get(account)!

  test('a missing transaction beside the moment is an error', async () => {
    const answers = chainAnswers()
    const body = answers.get('transactions.json') as { transactions: Transaction[] }
    const missing = rows[4]!
    answers.set('transactions.json', {
      ...body,
      transactions: body.transactions.filter(({ hash }) => hash !== missing.hash),
    })
    const spoiled = createIndexClient(answers.values())
    for (const lt of [rows[3]!.lt, missing.lt]) {
      await expect(accountAt(spoiled, account, { lt }, { assets: ['coin'] })).rejects.toThrow(/is missing/)
    }
    // The gap does not lie beside the later moments.
    expect((await accountAt(spoiled, account, { lt: rows[5]!.lt }, { assets: ['coin'] })).last?.lt).toBe(rows[5]!.lt)
  })

  test('an index that starts after the moment is an error', async () => {
    const answers = chainAnswers()
    const body = answers.get('transactions.json') as { transactions: Transaction[] }
    answers.set('transactions.json', {
      ...body,
      transactions: body.transactions.filter(
        ({ account: own, lt }) => own !== account || BigInt(lt) > BigInt(rows[2]!.lt),
      ),
    })
    await expect(
      accountAt(createIndexClient(answers.values()), account, { lt: rows[1]!.lt }, { assets: ['coin'] }),
    ).rejects.toThrow(/is missing/)
  })

  test.each(['lt', 'time'])(
    'a jetton wallet whose transactions after the moment are missing is an error, by %s',
    async (by) => {
      const wallet = wallets.find(
        ({ owner, address }) => byAccount.get(address)!.length > 2 && byAccount.get(owner)!.length > 2,
      )!
      const own = byAccount.get(wallet.address)!
      const moment = by === 'lt' ? { lt: own[0]!.lt } : { time: own[0]!.now }
      expect(own.slice(1).every(({ now }) => now > own[0]!.now)).toBe(true)
      const rows_ = [...byAccount.values()].flat().filter((row) => row.account !== wallet.address || row === own[0])
      const cut = createIndexClient([{ transactions: rows_, address_book: {} }, readBody('jetton-wallets.json')])
      await expect(accountAt(cut, wallet.owner, moment, { assets: ['jetton'] })).rejects.toThrow(
        /is newer than its history/,
      )
    },
  )

  test('an account of the genesis has its coins and its code before its first transaction', async () => {
    const [genesis, [first]] = [...byAccount].find(([, own]) => own[0]!.orig_status === 'active')!
    expect(await accountAt(client, genesis, { lt: '1' })).toMatchObject({
      last: null,
      status: 'active',
      balance: first!.account_state_before!.balance,
      stateHash: first!.account_state_before!.hash,
      codeHash: first!.account_state_before!.code_hash,
    })
  })

  test('before its first transaction an account does not exist', async () => {
    expect(await accountAt(client, account, { lt: '1' })).toMatchObject({
      status: 'nonexist',
      last: null,
      jettons: [],
      nfts: [],
      stateHash: null,
    })
  })
})

test('what changed between two moments is what the ledger says', async () => {
  const account = wallets[0]!.owner
  const rows = byAccount.get(account)!
  const [from, to] = [rows[2]!, rows.at(-3)!]
  const [before, after] = [
    await accountAt(client, account, { lt: from.lt }),
    await accountAt(client, account, { lt: to.lt }),
  ]
  const { assets, isCodeChanged, isDataChanged, isStatusChanged } = compareMoments(before, after)
  expect({ isCodeChanged, isDataChanged, isStatusChanged }).toEqual({
    isCodeChanged: from.account_state_after?.code_hash !== to.account_state_after?.code_hash,
    isDataChanged: true,
    isStatusChanged: from.end_status !== to.end_status,
  })
  expect(assets[0]).toEqual({
    asset: { kind: 'coin' },
    before: from.account_state_after!.balance,
    after: to.account_state_after!.balance,
    change: String(BigInt(to.account_state_after!.balance!) - BigInt(from.account_state_after!.balance!)),
  })
  const [was, is] = [lookBack(account, { lt: from.lt }), lookBack(account, { lt: to.lt })]
  const items_ = assets.flatMap(({ asset, change }) => (asset.kind === 'nft' ? [[asset.item, change]] : []))
  const wanted = [
    ...is.nfts.filter((item) => !was.nfts.includes(item)).map((item) => [item, '1']),
    ...was.nfts.filter((item) => !is.nfts.includes(item)).map((item) => [item, '-1']),
  ]
  expect(new Map(items_ as [string, string][])).toEqual(new Map(wanted as [string, string][]))
  expect(compareMoments(after, after)).toEqual({
    assets: [],
    isCodeChanged: false,
    isDataChanged: false,
    isStatusChanged: false,
  })
})
