import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MessageChainGraph } from '../../src/components/traces/message-chain-graph/MessageChainGraph.tsx'
import { namesFrom } from '../../src/react/display/names.ts'
import { DisplayProvider } from '../../src/react/display/DisplayProvider.tsx'
import { pictureGraph, traceSvg } from '../../src/graph/svg/traceSvg.ts'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import type { TraceModel } from '../../src/meaning/trace/model.ts'
import { chooseShare } from '../helpers/chance.ts'
import { hasRecorded, recordedTrace, traceFiles } from '../helpers/recorded.ts'

const { transactions } = JSON.parse(
  readFileSync(new URL('../../stories/chain/transactions.json', import.meta.url), 'utf8'),
) as { transactions: Transaction[] }
const embedded = new Map<string, Transaction[]>()
for (const row of transactions) embedded.set(row.trace_id ?? '', [...(embedded.get(row.trace_id ?? '') ?? []), row])

/** Every word of the page is in one of these parts, in the order in which the picture writes them. */
const wordParts = ['operation', 'amount', 'name', 'note', 'comment']

/** Words of each card by its id, as server output has them: whole cards, before any is cut to its width. */
function pageWords(trace: TraceModel, locale: string): Map<string, string[]> {
  const html = renderToString(
    <DisplayProvider locale={locale} names={namesFrom({})}>
      <MessageChainGraph trace={trace} firstView={Infinity} />
    </DisplayProvider>,
  )
  return new Map(
    html
      .split(/(?=<div role="treeitem")/)
      .slice(1)
      .map((card) => {
        const id = /data-id="([^"]*)"/.exec(card)?.[1] ?? ''
        const words = wordParts.flatMap((part) =>
          card
            .split(`part="message-chain-graph-${part}"`)
            .slice(1)
            .map((rest) => textAfter(rest)),
        )
        return [unescape(id), words]
      }),
  )
}

/** Text content of the element whose attributes `html` starts in. */
function textAfter(html: string): string {
  let depth = 1
  let text = ''
  for (const [, tag, words] of html.slice(html.indexOf('>') + 1).matchAll(/(<[^>]*>)|([^<]+)/g)) {
    if (tag?.startsWith('</')) depth -= 1
    else if (tag !== undefined && !tag.endsWith('/>') && !tag.startsWith('<!')) depth += 1
    if (depth === 0) break
    text += words ?? ''
  }
  return clean(text)
}

/** Words of each card of the picture by its id. A text that is cut has the whole text as its tooltip. */
function pictureWords(trace: TraceModel, locale: string): Map<string, string[]> {
  const { items } = pictureGraph(trace, false)
  const cards = traceSvg(trace, { fold: false, locale }).split('<g role="graphics-symbol img"').slice(1)
  expect(cards).toHaveLength(items.length)
  return new Map(
    cards.map((card, place) => {
      const texts = [...card.matchAll(/<text [^>]*>(?:<title>([^<]*)<\/title>)?([^<]*)<\/text>/g)].map(
        ([, whole, shown]) => clean(whole ?? shown ?? ''),
      )
      // The picture writes the label of the edge after the card.
      const hasLabel = trace.messages[items[place]?.message ?? -1]?.from ?? -1
      const label = hasLabel < 0 ? 0 : texts.findIndex((_, at) => isLabel(card, at))
      return [items[place]?.id ?? '', label <= 0 ? texts : [...texts.slice(label), ...texts.slice(0, label)]]
    }),
  )
}

function isLabel(card: string, at: number): boolean {
  return card.split('<text ')[at + 1]?.includes(' y="-') === true
}

function clean(text: string): string {
  return unescape(text)
    .replace(/[\u2068\u2069]/g, '')
    .replace(/^→ ?/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function unescape(text: string): string {
  return text
    .replace(/&#x?([\da-f]+);/gi, (whole, code: string) =>
      String.fromCodePoint(parseInt(code, whole.includes('x') ? 16 : 10)),
    )
    .replace(/&(quot|lt|gt|amp);/g, (_, name: 'quot') => ({ quot: '"', lt: '<', gt: '>', amp: '&' })[name])
}

function expectSameWords(trace: TraceModel, locale = 'en'): number {
  const page = pageWords(trace, locale)
  const picture = pictureWords(trace, locale)
  for (const [id, words] of page) expect(words, id).toEqual(picture.get(id))
  return page.size
}

test('page and picture show the same words for traces of the embedded chain', () => {
  const shown = chooseShare([...embedded.values()], 3)
  for (const rows of shown) expect(expectSameWords(assembleTrace(rows))).toBeGreaterThan(0)
})

test.runIf(hasRecorded)('page and picture show the same words for recorded traces', () => {
  for (const file of chooseShare(traceFiles(), 3))
    expectSameWords(assembleTrace(recordedTrace(file).transactions), 'ru')
})
