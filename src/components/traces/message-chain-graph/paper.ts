import { describeName } from '../../../display/names.ts'
import type { Display } from '../../../display/display.ts'
import { shortAddress } from '../../../format/address.ts'
import { graphMessages } from '../../../locales/en/graph.ts'
import { plainText } from '../../../model/text.ts'
import { childrenOf, messageTo, type TraceModel } from '../../../trace/model.ts'
import { pictureOf } from './export.ts'
import { amountOf, cardFacts, messageOperation } from './facts.ts'

/** More than this are too small to be read on paper, or fill too much of it. */
const most = 500
/** A wider picture has letters of less than half their size on a page. CSS pixels. */
const readableWidth = 1400
/** Levels by which a line is set in; deeper ones would have no room left. */
const mostLevels = 24

/**
 * A trace for paper: a picture as wide as the page, with lines of text below it where that makes
 * its letters too small. Undefined for one that is too large, and where a policy forbids to make a
 * picture of text.
 */
export function paperOf(trace: TraceModel, display: Display): Element[] | undefined {
  const picture = parsed(pictureOf(trace, display, 'light'))
  if (picture === undefined || picture.querySelectorAll('[role~="graphics-symbol"]').length > most) return undefined
  const small = Number(picture.getAttribute('width')) > readableWidth
  return small && trace.transactions.length <= most ? [picture, linesOf(trace, display)] : [picture]
}

function parsed(svg: string): Element | undefined {
  try {
    return document.importNode(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement, true)
  } catch {
    return undefined
  }
}

/** A line for each transaction, set in below the one that caused it. */
function linesOf(trace: TraceModel, display: Display): HTMLElement {
  const messages = { ...graphMessages, ...display.messages.graph }
  const list = document.createElement('ul')
  list.setAttribute('part', 'message-chain-graph-lines')
  const open = trace.roots.toReversed()
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    open.push(...childrenOf(trace, index).toReversed())
    const transaction = trace.transactions[index]
    if (transaction === undefined) continue
    const { account } = transaction
    const message = messageTo(trace, index)?.message
    const { name, kind } = describeName(display.names.addressBookRow(account), display.names.metadata(account))
    const { status, note } = cardFacts(transaction, messages)
    const words = [
      kind === 'domain' && name !== undefined ? name : shortAddress(account, { testOnly: display.testOnly || undefined }),
      message?.source === null || message === undefined ? undefined : (messageOperation(message, messages, display.messages.opcode) ?? messages.noOpcode),
      message === undefined ? undefined : amountOf(message.value, display.nativeCoin, display.locale),
      note ?? messages.outcome[status],
    ]
    const line = document.createElement('li')
    line.style.setProperty('margin-inline-start', `${12 * Math.min(trace.depth[index] ?? 0, mostLevels)}px`)
    for (const word of words) {
      if (word === undefined) continue
      const part = document.createElement('bdi')
      part.textContent = plainText(word)
      line.append(part, ' · ')
    }
    line.lastChild?.remove()
    list.append(line)
  }
  return list
}
