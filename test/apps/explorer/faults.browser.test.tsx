// Pages of the explorer and elements, with one endpoint that fails: an error is never shown as nothing, and nothing
// loads for ever. A seeded sample; all of them with VITE_TONLENS_LONG=1.
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Client } from '../../../src/index.ts'
import { defineAll } from '../../../src/widgets/defineAll.ts'
import { showcase } from '../../../stories/chain/index.json'
import { examples } from '../../../stories/widgets/examples.ts'
import { failures, openFailingClient } from '../../helpers/failingService.ts'
import { explorerLink, openExplorer } from '../../helpers/openExplorer.tsx'
import { createRandom } from '../../helpers/random.ts'
import '../../../src/styles/index.css'

const { traces, transactions, people } = showcase
const accountTabs = ['history', 'transactions', 'messages', 'assets', 'jettons', 'nfts', 'names', 'staking', 'activity', 'code', 'storage', 'methods', 'details']
const places = [
  '#/',
  ...accountTabs.map((tab) => explorerLink('account', showcase.wallet, tab)),
  explorerLink('account', showcase.jettonMaster),
  explorerLink('transaction', transactions.swapTrace),
  explorerLink('trace', traces.swapTrace),
  explorerLink('trace', traces.swapTrace, 'changes'),
  explorerLink('trace', traces.swapTrace, 'neighbors'),
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
const live = tags.filter(([tag]) => ['tonlens-history', 'tonlens-actions'].includes(tag)).map(([tag, attributes]) => [tag, { ...attributes, live: '' }] as const)

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
  readonly isLoading: boolean
}

function see(): Seen {
  const roots = [document.body, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot?.querySelector('[part~="widget"]') ?? [])] as HTMLElement[]
  const all = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]).filter((element) => element.checkVisibility())
  const texts = (selector: string) => all(selector).map(({ textContent }) => textContent.trim()).filter((text) => text !== '')
  return {
    text: roots.map(({ innerText }) => innerText).join('\n'),
    empty: texts('[part~="empty-state"]'),
    hasError: all('[part~="error-state"], [role="alert"], [data-state="error"]').length > 0,
    isLoading: all('[aria-busy="true"]').length > 0 || texts('[role="status"]').some((text) => text.endsWith('…')) || roots.every(({ innerText }) => innerText.trim() === ''),
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

const isLong = (import.meta.env as Readonly<Record<string, unknown>>)['VITE_TONLENS_LONG'] === '1'
const random = createRandom(isLong ? Date.now() : 20261125)
const kinds = Object.keys(failures)

function sample<Item>(items: readonly Item[], count: number): readonly Item[] {
  return isLong ? items : Array.from({ length: Math.min(count, items.length) }, () => random.pick(items))
}

beforeAll(async () => {
  defineAll()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openFailingClient()
}, 60_000)
afterEach(close)

/** A live list of final rows is whole without the pending ones. */
const optional: readonly string[] = ['pendingTransactions', 'pendingActions']

/** Tells what is wrong with a page one of whose endpoints fails. */
function judge(seen: Seen, whole: Seen): string | undefined {
  if (seen.isLoading && !whole.isLoading) return `loads for ever: ${seen.text.slice(0, 200)}`
  const none = seen.empty.filter((text) => !whole.empty.includes(text))
  if (none.length > 0) return `says ${JSON.stringify(none)}`
  if (!seen.hasError && !whole.hasError && seen.text !== whole.text) return 'shows less, without an error'
  return undefined
}

test.each(sample(subjects, 4))(
  '$name: an endpoint that fails is told as an error',
  async (subject) => {
    const healthy = await openFailingClient()
    const whole = await show(subject, healthy.client)
    const faults: string[] = []
    for (const endpoint of sample([...healthy.asked].filter((name) => !optional.includes(name)), 1)) {
      for (const kind of sample(kinds, 1)) {
        const seen = await show(subject, (await openFailingClient(endpoint, kind)).client)
        const fault = judge(seen, whole)
        if (fault !== undefined) faults.push(`${endpoint} ${kind}: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  },
  isLong ? 600_000 : 60_000,
)
