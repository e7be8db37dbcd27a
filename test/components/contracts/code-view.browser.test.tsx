import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { AbiRegistry } from '../../../src/ton/abi/registry.ts'
import { CodeView } from '../../../src/components/contracts/code-view/CodeView.tsx'
import { VmSteps } from '../../../src/components/contracts/vm-steps/VmSteps.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import type { CodePlace } from '../../../src/meaning/contracts/vmSteps.ts'
import { russian } from '../../../src/entries/locales/ru.ts'
import { codeListing } from '../../fixtures/tools.ts'
import { failedCode } from '../../fixtures/vmCode.ts'
import { failed } from '../../fixtures/vmRuns.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const search = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const lines = () => [...document.querySelectorAll('[part~="code-view-line"]')].map(({ textContent }) => textContent)

/** Places of the first method's third line. */
const withPlaces = {
  ...codeListing,
  methods: codeListing.methods.map((method, at) =>
    at === 0 ? { ...method, places: [{ cell: codeListing.hash, offset: 8, line: 2 }] } : method,
  ),
}

describeComponent({
  name: 'CodeView',
  component: CodeView,
  part: 'code-view',
  props: { listing: withPlaces, place: { cell: codeListing.hash, offset: 8 }, sameCode: [failed.transaction.account] },
  entities: ['listing', 'place', 'sameCode'],
  door: false,
  loading: { listing: undefined, loading: true },
  empty: { listing: null },
  failed: { listing: undefined },
  stateAttribute: 'data-state',
  grows: true,
})

test('a method opens into its instructions, with words that can be turned off', async () => {
  render(<CodeView listing={codeListing} />)
  fireEvent.click(screen.getByText('seqno · 4 lines'))
  expect(await screen.findByText('opens a cell for reading')).toBeTruthy()
  expect(lines()).toHaveLength(4)
  fireEvent.click(screen.getByLabelText('Explain instructions'))
  expect(screen.queryByText('opens a cell for reading')).toBeNull()
})

test('finds instructions in all methods, and says where they are', () => {
  render(<CodeView listing={codeListing} />)
  search('ldu')
  expect(screen.getByText('2 matches')).toBeTruthy()
  expect(lines()).toEqual(['recv_internal:8LDU 32reads an unsigned number', 'seqno:3LDU 32reads an unsigned number'])
  search('NOTHING')
  expect(screen.getByText('No instruction contains this')).toBeTruthy()
})

test('names an opcode that the code compares, and no other number', async () => {
  const lines = [
    'PUSHINT_LONG 1541777310',
    'PUXC s2 s-1',
    'EQUAL',
    'PUSHINT_LONG 1541777310',
    'NEWC',
    'STU 32',
    'PUSHINT_LONG 1541777311',
    'EQUAL',
  ]
  render(
    <DisplayProvider
      contracts={new AbiRegistry([{ name: 'mine', opcodes: { '0x5be5a79e': 'buy_ticket', '0x5be5a79f': 7 as never } }])}
    >
      <CodeView listing={{ ...codeListing, methods: [{ id: 0, name: 'recv_internal', lines }] }} />
    </DisplayProvider>,
  )
  fireEvent.click(screen.getByText('recv_internal · 8 lines'))
  const help = () =>
    [...document.querySelectorAll('[part~="code-view-line"]')].map(
      (line) => line.querySelector('[part~="code-view-help"]')?.textContent,
    )
  expect(await screen.findByText('opcode of “Buy ticket”')).toBeTruthy()
  expect(help().map((text) => text?.includes('opcode') === true)).toEqual([true, ...lines.slice(1).map(() => false)])
  search('PUSHINT')
  expect(help().map((text) => text?.includes('opcode') === true)).toEqual([true, false, false])
})

test('explains in the language of the page', () => {
  render(
    <DisplayProvider locale="ru" messages={russian}>
      <CodeView listing={codeListing} />
    </DisplayProvider>,
  )
  search('accept')
  expect(lines()[0]).toContain('соглашается платить')
})

test('says what could not be disassembled, and what is not known', async () => {
  const { rerender } = render(<CodeView listing={codeListing} />)
  fireEvent.click(screen.getByText('Method 70000 · 0 lines'))
  expect(await screen.findByText(/Couldn’t disassemble/)).toBeTruthy()
  rerender(<CodeView listing={{ ...codeListing, library: codeListing.hash, methods: [] }} />)
  expect(screen.getByText(/library that couldn’t be loaded/)).toBeTruthy()
})

const steps = failed.replay.run?.steps ?? []
const current = () => document.querySelector('[aria-current] [part~="code-view-text"]')?.textContent?.trim()

test('shows the line of an instruction, in view, in a box that alone scrolls', () => {
  const place = steps.find(({ instruction }) => instruction.startsWith('THROW'))?.place ?? steps.at(-1)?.place
  render(<CodeView listing={failedCode} place={place} />)
  const line = document.querySelector('[aria-current]')?.getBoundingClientRect()
  const box = screen.getByRole('region', { name: 'Instruction of the step' }).getBoundingClientRect()
  expect(current()).toMatch(/^THROW/)
  expect(line?.top).toBeGreaterThanOrEqual(box.top)
  expect(line?.bottom).toBeLessThanOrEqual(box.bottom)
  expect(window.scrollY).toBe(0)
  expect(screen.getByText(/^recv_internal, line \d+$/)).toBeTruthy()
})

test('follows each step of a run; says which instructions choose the method', () => {
  const { rerender } = render(<CodeView listing={failedCode} />)
  const seen = { line: 0, selector: 0 }
  for (const { place } of steps) {
    if (place === undefined) continue
    rerender(<CodeView listing={failedCode} place={place} />)
    expect(screen.queryByText(/couldn’t be located/)).toBeNull()
    seen[current() === undefined ? 'selector' : 'line'] += 1
    if (current() === undefined) expect(screen.getByText(/selects the method/)).toBeTruthy()
  }
  expect(seen.line).toBeGreaterThan(30)
  expect(seen.selector).toBeGreaterThan(0)
})

test('an instruction of other code, and code without places, have an unknown place', () => {
  const place = steps.at(-1)?.place
  const { rerender } = render(<CodeView listing={failedCode} place={{ cell: codeListing.hash, offset: 0 }} />)
  expect(screen.getByText(/couldn’t be located/)).toBeTruthy()
  rerender(
    <CodeView
      listing={{ ...failedCode, methods: failedCode.methods.map((method) => ({ ...method, places: undefined })) }}
      place={place}
    />,
  )
  expect(screen.getByText(/couldn’t be located/)).toBeTruthy()
})

test('code that several methods share says so', () => {
  const [method] = failedCode.methods
  const twice = method === undefined ? [] : [method, { ...method, id: 5, name: undefined }]
  render(<CodeView listing={{ ...failedCode, methods: twice }} place={steps.at(-1)?.place} />)
  expect(screen.getByText(/Appears 2 times. Showing the first/)).toBeTruthy()
})

test('steps and code side by side', async () => {
  function Beside() {
    const [place, setPlace] = useState<CodePlace>()
    return (
      <>
        <VmSteps {...failed} onSelectInstruction={setPlace} />
        <CodeView listing={failedCode} place={place} />
      </>
    )
  }
  render(<Beside />)
  expect(current()).toBeUndefined()
  fireEvent.click(screen.getByText('Show in the code'))
  expect(current()).toMatch(/^THROW/)
})

test('lists contracts with the same code as those that this browser knows, never as all', async () => {
  const address = (at: number) => `0:${at.toString(16).padStart(64, '0')}`
  const { rerender } = render(<CodeView listing={codeListing} sameCode={[]} />)
  expect(screen.getByText(/None in the data loaded in this browser. There may be some/)).toBeTruthy()
  rerender(<CodeView listing={codeListing} sameCode={[address(1), address(1), address(2)]} />)
  expect(screen.getByText('From data loaded in this browser. There may be more.')).toBeTruthy()
  fireEvent.click(screen.getByText('2 contracts'))
  expect(await screen.findAllByRole('button', { name: /Copy address/ })).toHaveLength(2)
  rerender(<CodeView listing={codeListing} />)
  expect(screen.queryByText('Contracts with the same code')).toBeNull()
})

test('says what kind of contract has this code, if a source of the display knows it', () => {
  const fact = () => document.querySelector('[data-fact="kind"]')
  const { rerender } = render(<CodeView listing={codeListing} />)
  expect(fact()).toBeNull()
  rerender(
    <DisplayProvider contracts={new AbiRegistry([{ name: 'list', kinds: { jetton_wallet_v3: [codeListing.hash] } }])}>
      <CodeView listing={codeListing} />
    </DisplayProvider>,
  )
  expect(fact()?.textContent).toContain('Jetton wallet v3')
})
