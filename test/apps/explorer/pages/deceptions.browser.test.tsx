// Pages of the explorer over a service whose answers hold deceptions of every kind: each that is shown has a mark. A
// share of the pages in each gate, all of them many times with TONLENS_LONG=1.
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as endpoints from '../../../../src/entries/endpoints.ts'
import { createLabelStore } from '../../../../src/entries/index.ts'
import { listDealings } from '../../../../src/meaning/names/dealings.ts'
import { showcase } from '../../../../stories/chain/index.json'
import { createChance, chooseShare, isLong } from '../../../helpers/chance.ts'
import { openWatchedClient } from '../../../helpers/explorerClients.ts'
import { findUnmarked } from '../../../helpers/deceptions/findUnmarked.ts'
import { accountTabs, explorerLink, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import { type Deceptions, drawDeceptions, ownDomain, shownStart } from '../../../helpers/deceptions/plantDeceptions.ts'
import '../../../../src/components/styles/index.css'

const { traces, transactions, people } = showcase
const { alice, bruno } = people

/** Pages that show what strangers choose. */
const places = [
  '#/',
  ...['', ...accountTabs].map((tab) => explorerLink('account', alice, tab)),
  ...['', 'transactions', 'messages'].map((tab) => explorerLink('account', showcase.jettonWallet, tab)),
  ...['', 'holders', 'burns', 'details'].map((tab) => explorerLink('jetton', showcase.jettonMaster, tab)),
  ...['', 'transfers', 'details'].map((tab) => explorerLink('collection', showcase.nftCollection, tab)),
  explorerLink('item', showcase.nftItem),
  explorerLink('item', showcase.nftItem, 'details'),
  explorerLink('item', showcase.onSaleItem),
  explorerLink('domain', 'alice.ton'),
  explorerLink('transaction', transactions.swapTrace),
  explorerLink('transaction', transactions.hostileComment),
  ...['', 'outline', 'table', 'value', 'timeline', 'actions', 'details'].map((tab) =>
    explorerLink('trace', traces.swapTrace, tab),
  ),
  explorerLink('trace', traces.nftTransfer),
  explorerLink('trace', traces.hostileComment, 'outline'),
  explorerLink('block', '-1:8000000000000000:52000333'),
  explorerLink('multisig', showcase.multisig),
  explorerLink('order', showcase.multisigOrder),
  explorerLink('vesting', showcase.vesting),
  '#/favorites',
  explorerLink('search', 'gram'),
  explorerLink('search', 'usdt'),
  explorerLink('search', 'willow'),
]
const rounds = isLong ? 34 : 1
const seen = new Set<string>()

beforeEach(() => localStorage.clear())
afterEach(cleanup)
afterAll(() => {
  localStorage.clear()
  console.log(`${seen.size} deceptions on pages`)
})

/** Waits until nothing on the page is loading. */
async function settle(): Promise<string> {
  await screen.findByRole('heading', { level: 1 }, patience)
  await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0), {
    ...patience,
    interval: 50,
  })
  return document.querySelector('.explorer-page')?.outerHTML ?? ''
}

/** Lists deceptions that a page shows without a mark. */
function judge(
  html: string,
  { names, lures, domains, imitators }: Deceptions,
  place: string,
  round: number,
): readonly string[] {
  const find = (kind: string, shown: (text: string, address: string) => boolean, near: number) => {
    if (findUnmarked(html, shown, 0).length > 0) seen.add(`${round} ${place} ${kind}`)
    return findUnmarked(html, shown, near).map((path) => `${place}: ${kind} in ${path}`)
  }
  const isOfAlice = place.includes(encodeURIComponent(alice))
  return [
    ...[...names.values()].flatMap((name) => find(name, (text) => text.includes(shownStart(name, 12)), 4)),
    ...[...domains.values()].flatMap((domain) => find(domain, (text) => text.includes(domain), 2)),
    ...[...lures].flatMap((lure) => find(lure, (text) => text.includes(shownStart(lure, 200).slice(0, 12)), 2)),
    ...[...imitators.values()]
      .filter(({ anchor }) => anchor === bruno || isOfAlice)
      .flatMap(({ address }) => find(address, (text, own) => own === address && /\w{3}…[\w-]{3}/.test(text), 2)),
  ]
}

/** Accounts that alice has paid in the newest rows of her history. */
async function listPaid(): Promise<readonly string[]> {
  const { client } = await openWatchedClient()
  const { transactions: rows } = await client.request(endpoints.transactions, {
    account: [alice],
    limit: 50,
    sort: 'desc',
  })
  return listDealings(rows, alice).flatMap(({ direction, coins, counterparty }) =>
    direction === 'out' && coins > 10_000_000n && Object.values(people).includes(counterparty) ? [counterparty] : [],
  )
}

describe('deceptions', () => {
  test('are marked on every page', { timeout: isLong ? 3_600_000 : 60_000 }, async () => {
    const missing = new Set<string>()
    const paid = (await listPaid()).filter((account) => account !== bruno)
    const others = [...Object.values(people), showcase.nftCollection, showcase.jettonMaster, showcase.multisig].filter(
      (account) => account !== alice && account !== bruno && !paid.includes(account),
    )
    expect(paid.length).toBeGreaterThan(1)
    for (let round = 0; round < rounds; round += 1) {
      const random = createChance(`deceptions ${round}`)
      const anchors = [alice, alice, random.pick(paid), random.pick(paid), bruno, bruno, bruno, bruno]
      const victims = new Map(anchors.map((anchor) => [random.pick(others), anchor]))
      const deceptions = drawDeceptions(random, victims)
      const { client } = await openWatchedClient({ change: deceptions.plant, changeParams: deceptions.readParams })
      const labels = createLabelStore()
      labels.setLabel(bruno, ownDomain)
      labels.setFavorite(showcase.jettonMaster, true)
      for (const place of chooseShare(places, 6, `deceptions ${round}`)) {
        const link = [...deceptions.imitators].reduce(
          (text, [victim, { address }]) => text.replace(encodeURIComponent(victim), encodeURIComponent(address)),
          place,
        )
        // A reader comes to the tabs of an account from its history.
        const first = accountTabs.some((tab) => link === explorerLink('account', alice, tab))
          ? explorerLink('account', alice)
          : link
        openExplorer(first, client)
        let html = await settle()
        if (first !== link) {
          window.location.hash = link
          await waitFor(() => expect(document.querySelector('.explorer-page')?.outerHTML).not.toBe(html), patience)
          html = await settle()
        }
        for (const fault of judge(html, deceptions, place, round)) missing.add(fault)
        cleanup()
      }
    }
    expect([...missing].slice(0, 40)).toEqual([])
    expect(seen.size).toBeGreaterThan(isLong ? 1000 : 4)
  })
})
