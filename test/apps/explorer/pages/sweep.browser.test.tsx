import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type LanguageTag, languages } from '../../../../src/apps/explorer/texts/languages.ts'
import type { Client } from '../../../../src/entries/index.ts'
import { openEmbeddedClient } from '../../../../stories/chain/embedded.ts'
import { showcase } from '../../../../stories/chain/index.json'
import { isInShare, isLong } from '../../../helpers/chance.ts'
import { findFaults } from '../../../helpers/components/findFaults.ts'
import { findFormerAmounts, readTexts } from '../../../helpers/texts.ts'
import { explorerLink, openExplorer, patience } from '../../../helpers/openExplorer.tsx'
import '../../../../src/components/styles/index.css'

const { traces, transactions, people } = showcase
const chosen = `?selected=${encodeURIComponent(transactions.failedJettonTransfer)}`

/** Pages of transactions, of the chain and of tools, each with something to show. */
const places = [
  explorerLink('transaction', transactions.swapTrace),
  `${explorerLink('trace', traces.failedJettonTransfer, 'table')}${chosen}`,
  explorerLink('trace', traces.swapTrace, 'value'),
  explorerLink('trace', traces.swapTrace, 'verification'),
  explorerLink('trace', traces.swapTrace, 'details'),
  `${explorerLink('trace', traces.failedJettonTransfer, 'compare')}?with=${encodeURIComponent(traces.jettonTransfer)}`,
  explorerLink('transaction', `${'A'.repeat(43)}=`),
  explorerLink('block', '-1:8000000000000000:52000333'),
  ...['validators', 'elections', 'cycles', 'complaints', 'config'].map((tab) => explorerLink('staking', tab)),
  `${explorerLink('staking', 'pools')}?nominator=${encodeURIComponent(people.alice)}`,
  explorerLink('pool', showcase.nominatorPool),
  ...['decode', 'cells', 'method', 'preview', 'send', 'fees', 'compare'].map((tool) => explorerLink('tools', tool)),
  `${explorerLink('tools', 'verify')}?hash=${encodeURIComponent(transactions.transfer)}`,
  `${explorerLink('tools', 'watch')}?account=${encodeURIComponent(people.alice)}`,
]

let client: Client

beforeAll(async () => {
  client = await openEmbeddedClient()
}, 60_000)
afterEach(async () => {
  cleanup()
  document.documentElement.dir = ''
  await page.viewport(1280, 800)
})

/** Waits until nothing on the page is loading. */
async function settle(): Promise<void> {
  await screen.findByRole('heading', { level: 1 }, patience)
  await waitFor(() => expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0), {
    ...patience,
    interval: 100,
  })
}

test.each(places)(
  '%s keeps the rules of accessibility, its width on a phone, the order of headings, and the name of the coin',
  async (place) => {
    await page.viewport(320, 800)
    openExplorer(place, client)
    await settle()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    document.documentElement.dir = 'rtl'
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    expect(findFormerAmounts(readTexts(document.body))).toEqual([])
    const found = await findFaults()
    // Names of the lines of an outline are checked with their component.
    expect(found.filter((fault) => !/^label-content-name-mismatch: .*part="trace-line/.test(fault))).toEqual([])
  },
)

/** Places whose text is data: foreign, code, or units. */
const data =
  'bdi, [dir]:not(html), code, pre, textarea, option, svg title, [part~="hash"], [part~="address"], [part~="raw-data"], [part~="opcode"], .explorer-network'

/** English words of the pages and components that a reader of another language sees. */
function listEnglish(): readonly string[] {
  const english = new Set<string>()
  const walker = document.createTreeWalker(
    document.querySelector('.explorer-page') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  while (walker.nextNode() !== null) {
    const text = walker.currentNode.nodeValue?.trim() ?? ''
    if (
      /\b(?:the|of|and|with|transaction|block|hash|amount|address|show|failed|success|from|account)\b/i.test(text) &&
      walker.currentNode.parentElement?.closest(data) == null
    )
      english.add(text)
  }
  return [...english]
}

test.each(
  (['ru', 'zh'] as const satisfies readonly LanguageTag[]).flatMap((tag) =>
    // Each page in one of the languages by chance.
    places.filter((place) => isLong || isInShare(place, 2) === (tag === 'ru')).map((place) => [tag, place] as const),
  ),
)('in %s, %s speaks no English', async (tag, place) => {
  openExplorer(place, client, { language: await languages[tag].load() })
  await settle()
  expect(listEnglish()).toEqual([])
})
