import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '../../src/service/rows/transaction.ts'
import { traceSvg } from '../../src/graph/svg/traceSvg.ts'
import { assembleTrace } from '../../src/meaning/trace/assemble.ts'
import { message, transaction, tree } from '../meaning/trace/build.ts'

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../stories/chain/${file}.json`, import.meta.url), 'utf8'))
const { transactions } = read('transactions') as { transactions: Transaction[] }
const { showcase } = read('index') as { showcase: { traces: Record<string, string> } }
const embeddedTrace = (name: string) =>
  assembleTrace(transactions.filter(({ trace_id }) => trace_id === showcase.traces[name]))
const cards = (svg: string): number => svg.split('role="graphics-symbol img"').length - 1

/** Every tag is closed by its own, so that a parser reads it to the end. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, close, name = '', rest = ''] of svg.matchAll(/<(\/?)([a-z]+)((?:"[^"]*"|[^"<>])*)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) return false
    } else if (!rest.endsWith('/')) open.push(name)
  }
  return open.length === 0 && svg.replace(/<\/?[a-z]+(?:"[^"]*"|[^"<>])*>/g, '').match(/[<>]/) === null
}

test('draws every transaction of a small trace, with its verdict as the title', () => {
  const svg = traceSvg(embeddedTrace('failedJettonTransfer'))
  expect(isWellFormed(svg)).toBe(true)
  expect(svg).toContain('<title>Failed: exit code 706: not enough jettons.</title>')
  expect(cards(svg)).toBe(embeddedTrace('failedJettonTransfer').transactions.length)
})

test('folds what is alike unless told not to', () => {
  const trace = embeddedTrace('fanOutTrace')
  expect(cards(traceSvg(trace))).toBeLessThan(20)
  expect(cards(traceSvg(trace, { fold: false }))).toBeGreaterThanOrEqual(trace.transactions.length)
})

test.each(['light', 'dark'] as const)('a %s picture depends on no style sheet', (theme) => {
  expect(traceSvg(embeddedTrace('swapTrace'), { theme })).not.toContain('var(')
})

test('a picture for a page takes the colours of the page', () => {
  expect(traceSvg(embeddedTrace('swapTrace'))).toContain('var(--tonlens-success, #10703a)')
})

describe('hostile text', () => {
  const hostile = '"><script>alert(1)</script>\u202Eevil\u0000&amp;\uD800\uFFFE'
  const sent = message('m', { decoded_opcode: hostile, value: hostile })
  const trace = assembleTrace([
    transaction({ hash: 'a', account: hostile, out_msgs: [sent] }),
    transaction({ hash: 'b', lt: '2', account: hostile, in_msg: sent }),
  ])

  test('is text', () => {
    const svg = traceSvg(trace, {
      title: hostile,
      accountName: () => hostile,
      nativeCoin: { symbol: hostile },
      theme: 'light',
    })
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/<script|[\p{Cc}\u202E\uFFFE\uFFFF]|\p{Cs}/u)
  })

  test('makes nothing load or run', () => {
    expect(traceSvg(trace, { accountName: () => hostile })).not.toMatch(
      /href|url\(|<image|<style|<foreignObject|\son[a-z]+=/,
    )
  })
})

test('ten thousand transactions in a row and in fans need no stack', { timeout: 120_000 }, () => {
  const chain = tree(Array.from({ length: 10_000 }, (_, index) => index - 1))
  expect(cards(traceSvg(assembleTrace(chain), { fold: false, layout: 'tidy' }))).toBe(10_000)
  const fan = tree(Array.from({ length: 10_000 }, (_, index) => (index === 0 ? -1 : 0)))
  expect(cards(traceSvg(assembleTrace(fan), { fold: false }))).toBe(10_000)
})

test('nothing is an empty picture', () => {
  expect(isWellFormed(traceSvg(assembleTrace([])))).toBe(true)
})
