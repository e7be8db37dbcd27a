import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SourceView } from '../../../src/components/contracts/source-view/SourceView.tsx'
import { toBase64Hash } from '../../../src/ton/cells/hash.ts'
import { verifiedSource } from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const { codeHash } = verifiedSource
const text = () => document.querySelector('[part~="source-view"]')?.textContent ?? ''
const tokens = (kind: string) =>
  [...document.querySelectorAll(`[data-kind="${kind}"]`)].map((token) => token.textContent)
const withFile = (name: string, file: string) => ({ ...verifiedSource, files: [{ name, text: file, isChecked: true }] })

describeComponent({
  name: 'SourceView',
  component: SourceView,
  part: 'source-view',
  props: { source: verifiedSource, codeHash },
  entities: ['source'],
  door: false,
  loading: { source: undefined, loading: true },
  empty: { source: null },
  failed: { source: undefined },
  stateAttribute: 'data-state',
  grows: true,
})

test('names the verifier and says what that means', () => {
  render(<SourceView source={verifiedSource} codeHash={toBase64Hash(codeHash)} />)
  expect(screen.getByText('Verified by verifier.ton.org')).toBeTruthy()
  expect(text()).toContain('Not recompiled in your browser')
  expect(text()).toContain('func 0.4.4')
})

test.each([
  ['another hash', '00'.repeat(32)],
  ['no hash', undefined],
  ['a malformed hash', 'x'],
])('a source is never called verified with %s', (_name, hash) => {
  render(<SourceView source={verifiedSource} codeHash={hash} />)
  expect(text()).not.toContain('Verified by')
  expect(text()).not.toContain('counter.fc')
  expect(screen.getByText(/belongs to different code/)).toBeTruthy()
})

test('shows a file line by line as it is written, and tells which file is missing', async () => {
  render(<SourceView source={verifiedSource} codeHash={codeHash} />)
  fireEvent.click(screen.getByText(/counter\.fc · \d+ lines/))
  expect((await screen.findByText(/ds~load_uint/, { selector: 'code' })).textContent).toBe('  return ds~load_uint(64);')
  expect(tokens('keyword')).toEqual(expect.arrayContaining(['int', 'impure', 'method_id', 'return']))
  expect(tokens('number')).toContain('0x7e8764ef')
  expect(tokens('string')).toContain('"counted"')
  expect(tokens('comment')).toEqual([
    ';; Counts the messages that it gets.',
    '{- The counter is the only data:',
    '   a number of 64 bits. -}',
    ';; "counter" is not a keyword',
  ])
  fireEvent.click(screen.getByText('imports/stdlib.fc · not loaded'))
  expect(await screen.findByText(/Couldn’t load this file/)).toBeTruthy()
})

test('comments follow the language of the file', async () => {
  render(
    <SourceView
      source={withFile('a.tolk', 'val a = 1; // one /* two\n/* three\nfour */ val b = "/*";\nval c = 2;;')}
      codeHash={codeHash}
    />,
  )
  fireEvent.click(screen.getByText(/a\.tolk/))
  await screen.findByText('/* three')
  expect(tokens('comment')).toEqual(['// one /* two', '/* three', 'four */'])
  expect(tokens('keyword')).toEqual(['val', 'val', 'val'])
})

test('markup and direction marks in a file stay text', async () => {
  render(
    <SourceView
      source={withFile('<b>x.fc', 'a <img src=x onerror=alert(1)> \u202Ereversed\u2066')}
      codeHash={codeHash}
    />,
  )
  fireEvent.click(screen.getByText(/<b>x\.fc/))
  expect((await screen.findByText(/onerror/)).closest('code')?.textContent).toBe(
    'a <img src=x onerror=alert(1)> \uFFFDreversed\uFFFD',
  )
  expect(document.querySelector('[part~="source-view"] img')).toBeNull()
})

test('a file of 40,000 lines is cut in slices and folded', async () => {
  render(<SourceView source={withFile('long.fc', 'int x = 1;\n'.repeat(40_000))} codeHash={codeHash} />)
  fireEvent.click(screen.getByText(/long\.fc · 40,000 lines/))
  expect(await screen.findByText('300', undefined, { timeout: 30_000 })).toBeTruthy()
  expect(document.querySelectorAll('[part~="source-view-line"]')).toHaveLength(300)
})
