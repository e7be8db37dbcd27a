// Pages of the explorer and elements, with one endpoint that fails, without a mirror and with one that holds older
// answers: an error is never shown as nothing, nothing loads for ever, and old content has its age and a reason.
// A seeded sample; all of them with TONLENS_LONG=1.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Client } from '../../../src/entries/index.ts'
import { type Mirror, openMirror } from '../../../src/entries/mirror.ts'
import { defineAll } from '../../../src/widgets/elements/defineAll.ts'
import { showcase } from '../../../stories/chain/index.json'
import { examples } from '../../../stories/widgets/examples.ts'
import { chooseShare, isLong } from '../../helpers/chance.ts'
import { failures, openFailingClient } from '../../helpers/servers/failingService.ts'
import { accountTabs, explorerLink, openExplorer } from '../../helpers/openExplorer.tsx'
import { createRandom } from '../../helpers/random.ts'
import '../../../src/components/styles/index.css'

const { traces, transactions, people } = showcase
const places = [
  '#/',
  ...['', ...accountTabs].map((tab) => explorerLink('account', showcase.wallet, tab)),
  explorerLink('account', showcase.jettonMaster),
  explorerLink('transaction', transactions.swapTrace),
  explorerLink('trace', traces.swapTrace),
  explorerLink('trace', traces.swapTrace, 'value'),
  explorerLink('trace', traces.swapTrace, 'details'),
  explorerLink('trace', traces.swapTrace, 'raw'),
  explorerLink('block', '-1:8000000000000000:52000333'),
  explorerLink('jetton', showcase.jettonMaster),
  explorerLink('collection', showcase.nftCollection),
  explorerLink('item', showcase.nftItem),
  explorerLink('domain', 'alice.ton'),
  ...['validators', 'elections', 'cycles', 'complaints', 'config'].map((tab) => explorerLink('staking', tab)),
  `${explorerLink('staking', 'pools')}?nominator=${encodeURIComponent(people.alice)}`,
  explorerLink('pool', showcase.nominatorPool),
  explorerLink('search', transactions.transfer),
  explorerLink('search', `${'A'.repeat(43)}=`),
  `${explorerLink('tools', 'verify')}?hash=${encodeURIComponent(transactions.transfer)}`,
  `${explorerLink('tools', 'watch')}?account=${encodeURIComponent(people.alice)}`,
  `${explorerLink('tools', 'compare')}?first=${encodeURIComponent(traces.swapTrace)}`,
]
const tags = Object.entries(examples).filter(([tag]) => tag !== 'tonlens-explorer')
const live = tags
  .filter(([tag]) => ['tonlens-history', 'tonlens-actions'].includes(tag))
  .map(([tag, attributes]) => [tag, { ...attributes, live: '' }] as const)

/** What is opened with a client. */
interface Subject {
  readonly name: string
  readonly open: (client: Client) => void
}

const subjects: readonly Subject[] = [
  ...places.map((place) => ({ name: place, open: (client: Client) => openExplorer(place, client) })),
  ...[...tags, ...live].map(([tag, attributes]) => ({
    name: `<${tag} ${Object.keys(attributes).join(' ')}>`,
    open: (client: Client) => {
      const element = Object.assign(document.createElement(tag), { client })
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      document.body.append(element)
    },
  })),
]

/** What a reader sees, in the page and in elements. */
interface Seen {
  readonly text: string
  /** Texts that say that there is nothing. */
  readonly empty: readonly string[]
  readonly hasError: boolean
  /** Texts that say how old something is. */
  readonly ages: readonly string[]
  readonly isLoading: boolean
}

function see(): Seen {
  const roots = [
    document.body,
    ...[...document.querySelectorAll('*')].flatMap(
      ({ shadowRoot }) => shadowRoot?.querySelector('[part~="widget"]') ?? [],
    ),
  ] as HTMLElement[]
  const all = (selector: string) =>
    roots
      .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)])
      .filter((element) => element.checkVisibility())
  const texts = (selector: string) =>
    all(selector)
      .map(({ textContent }) => textContent.trim())
      .filter((text) => text !== '')
  return {
    text: roots.map(({ innerText }) => innerText).join('\n'),
    empty: texts('[part~="empty-state"]'),
    hasError: all('[part~="error-state"], [role="alert"], [data-state="error"]').length > 0,
    ages: texts('[part~="freshness"]'),
    isLoading:
      all('[aria-busy="true"]').length > 0 ||
      texts('[role="status"]').some((text) => text.endsWith('…')) ||
      roots.every(({ innerText }) => innerText.trim() === ''),
  }
}

const patience = 6000
const pause = () => new Promise((resolve) => setTimeout(resolve, 50))

/** Waits until the page rests: nothing loads, and nothing changed for a moment. */
async function settle(): Promise<Seen> {
  let seen = see()
  let since = performance.now()
  const end = since + patience
  while (performance.now() < end && (seen.isLoading || performance.now() - since < 250)) {
    await pause()
    const next = see()
    if (next.text !== seen.text) since = performance.now()
    seen = next
  }
  return seen
}

async function show({ open }: Subject, client: Client): Promise<Seen> {
  close()
  open(client)
  return settle()
}

function close(): void {
  cleanup()
  document.body.replaceChildren()
}

const random = createRandom(isLong ? Date.now() : 20261125)
const kinds = Object.keys(failures)
let mirror: Mirror
let count = 0

/** Failures that were shown wrongly in the past, by place: an endpoint and a kind. CI runs them beside its sample. */
const pinned: Readonly<Record<string, readonly [endpoint: string, kind: string]>> = {
  '#/': ['actions', 'forbidden'],
  [explorerLink('staking', 'config')]: ['configAllAt', 'server'],
  [`${explorerLink('staking', 'pools')}?nominator=${encodeURIComponent(people.alice)}`]: ['nominatorPool', 'noRoute'],
  [explorerLink('account', showcase.wallet, 'details')]: ['walletStates', 'unauthorized'],
  [explorerLink('account', showcase.wallet)]: ['nftItems', 'server'],
  [explorerLink('account', showcase.wallet, 'code')]: ['accountStates', 'network'],
  [explorerLink('account', showcase.wallet, 'control')]: ['jettonWallets', 'server'],
  [explorerLink('account', showcase.wallet, 'staking')]: ['jettonWallets', 'rateLimited'],
  [explorerLink('block', '-1:8000000000000000:52000333')]: ['blocks', 'noRoute'],
  [explorerLink('jetton', showcase.jettonMaster)]: ['jettonMasters', 'server'],
  [explorerLink('transaction', transactions.swapTrace)]: ['traces', 'forbidden'],
  [explorerLink('trace', traces.swapTrace)]: ['traces', 'network'],
  [explorerLink('search', `${'A'.repeat(43)}=`)]: ['traces', 'timeout'],
  [`${explorerLink('tools', 'compare')}?first=${encodeURIComponent(traces.swapTrace)}`]: ['transactions', 'noRoute'],
  '<tonlens-account address>': ['walletStates', 'shape'],
  '<tonlens-head >': ['masterchainInfo', 'shape'],
  '<tonlens-history address live>': ['pendingTraces', 'server'],
}
/** A sample of the places: one for each kind of failure. */
const drawn = new Set<number>()
while (drawn.size < kinds.length) drawn.add(random.integer(subjects.length))
const chosen = subjects.filter(({ name }, at) => isLong || drawn.has(at) || name in pinned)

beforeAll(async () => {
  defineAll()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  mirror = await openMirror({ name: `faults of pages ${Date.now()}` })
  await openFailingClient()
}, 60_000)
afterEach(close)
afterAll(async () => {
  await mirror.close()
  console.log(`${count} combinations of pages and failures, each without and with a mirror`)
})

/** A service without these routes (`noRoute`) has nothing pending: a page then shows less, and nothing has failed. */
const optional: readonly string[] = ['pendingTransactions', 'pendingActions', 'pendingTraces']

/**
 * Places that are complete without what endpoints say: an address needs no name, a classified trace does not change,
 * and a transaction that was found opens.
 */
const complete: Readonly<Record<string, readonly string[]>> = {
  '<tonlens-address address>': ['addressBook'],
  [explorerLink('account', showcase.wallet, 'transactions')]: ['nftItems'],
  '<tonlens-progress message>': ['traces', 'pendingTraces'],
  [explorerLink('search', transactions.transfer)]: ['blocks', 'traces', 'transactions', 'transactionsByMessage'],
}

/** Tells what is wrong with a page one of whose endpoints fails. */
function judge(seen: Seen, whole: Seen): string | undefined {
  if (seen.isLoading && !whole.isLoading) return `loads for ever: ${seen.text.slice(0, 200)}`
  const none = seen.empty.filter((text) => !whole.empty.includes(text))
  if (none.length > 0) return `says ${JSON.stringify(none)}`
  if (!seen.hasError && !whole.hasError && seen.text !== whole.text) return 'shows less, without an error'
  return undefined
}

/** Tells what is wrong with a page one of whose endpoints fails, and whose mirror holds an older answer of it. */
function judgeOld(seen: Seen, bare: Seen, whole: Seen): string | undefined {
  if (seen.isLoading && !whole.isLoading) return `loads for ever: ${seen.text.slice(0, 200)}`
  const none = seen.empty.filter((text) => !whole.empty.includes(text))
  if (none.length > 0) return `says ${JSON.stringify(none)}`
  const hasReason = seen.hasError || seen.ages.some((text) => text.startsWith('Service unreachable'))
  const isTold = bare.hasError && !whole.hasError
  if (isTold && !hasReason) return 'shows old content without a reason'
  const lines = new Set(bare.text.split('\n'))
  const old = seen.text.split('\n').filter((line) => !lines.has(line) && whole.text.split('\n').includes(line))
  if (old.length > 2 && seen.ages.length === 0)
    return `shows old content without its age: ${JSON.stringify(old.slice(0, 5))}`
  return undefined
}

test.each(chosen)(
  '$name: an endpoint that fails is told as an error, and what a mirror shows in place of it has an age',
  async (subject) => {
    const healthy = await openFailingClient(undefined, undefined, { mirror, age: 3 * 3600 })
    const whole = await show(subject, healthy.client)
    close()
    // Answers are stored in the background, one after another.
    await mirror.ingest({ transactions: [] })
    const faults: string[] = []
    const endpoints = [...healthy.asked].filter((name) => complete[subject.name]?.includes(name) !== true)
    const past = pinned[subject.name]
    for (const endpoint of isLong ? endpoints : past === undefined ? [random.pick(endpoints)] : [past[0]]) {
      for (const kind of isLong ? kinds : [past?.[1] ?? kinds[chosen.indexOf(subject) % kinds.length]!]) {
        const mayShowLess = kind === 'noRoute' && optional.includes(endpoint)
        const bare = await show(subject, (await openFailingClient(endpoint, kind)).client)
        const failing = await openFailingClient(endpoint, kind, { mirror })
        const old = await show(subject, failing.client)
        // A transaction does not change: a mirror that holds it asks nobody.
        const isAsked = failing.asked.has(endpoint)
        const found = {
          'without a mirror': judge(bare, mayShowLess ? { ...whole, hasError: true } : whole),
          'with a mirror': isAsked ? judgeOld(old, bare, whole) : undefined,
        }
        for (const [name, fault] of Object.entries(found))
          if (fault !== undefined) faults.push(`${subject.name}, ${endpoint} ${kind}, ${name}: ${fault}`)
        count++
      }
    }
    expect(faults).toEqual([])
  },
  isLong ? 1_200_000 : 60_000,
)

const retryButtons = () => screen.queryAllByRole('button', { name: 'Try again' })
/** Half of them by chance. */
const pages = chooseShare(
  chosen.filter(({ name }) => name.startsWith('#')),
  2,
)

test.each(pages)(
  '$name: a service that does not answer is told once, with one button',
  async (subject) => {
    const whole = await show(subject, (await openFailingClient()).client)
    for (const kind of ['network', 'server', 'timeout']) {
      const failing = await openFailingClient('*', kind)
      const seen = await show(subject, failing.client)
      expect({ kind, retries: retryButtons().length }).toEqual({ kind, retries: failing.asked.size === 0 ? 0 : 1 })
      expect(judge(seen, whole)).toBeUndefined()
    }
  },
  60_000,
)

test('one button asks again for all that a service did not answer', async () => {
  const home = subjects[0]!
  const failing = await openFailingClient('*', 'network')
  await show(home, failing.client)
  fireEvent.click(retryButtons()[0]!)
  expect((await settle()).hasError).toBe(true)
  expect(retryButtons()).toHaveLength(1)
  failing.repair()
  fireEvent.click(retryButtons()[0]!)
  await waitFor(() => expect(retryButtons()).toHaveLength(0))
  expect((await settle()).hasError).toBe(false)
})

test('a page whose service does not answer shows what a mirror holds, with its age and one button', async () => {
  const home = subjects[0]!
  await show(home, (await openFailingClient(undefined, undefined, { mirror, age: 3 * 3600 })).client)
  close()
  await mirror.ingest({ transactions: [] })
  const old = await show(home, (await openFailingClient('*', 'network', { mirror })).client)
  expect(old.ages.length).toBeGreaterThan(0)
  expect(old.empty).toEqual([])
  expect(retryButtons()).toHaveLength(1)
})
