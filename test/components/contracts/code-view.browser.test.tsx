import '../../../src/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { AbiRegistry } from '../../../src/abi/registry.ts'
import { CodeView } from '../../../src/components/contracts/code-view/CodeView.tsx'
import { DisplayProvider } from '../../../src/display/DisplayProvider.tsx'
import { russian } from '../../../src/locales/ru.ts'
import { codeListing } from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/describeComponent.tsx'

afterEach(cleanup)

const search = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } })
const lines = () => [...document.querySelectorAll('[part~="code-view-line"]')].map(({ textContent }) => textContent)

describeComponent({
  name: 'CodeView',
  component: CodeView,
  part: 'code-view',
  props: { listing: codeListing },
  entities: ['listing'],
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
  const lines = ['PUSHINT_LONG 1541777310', 'PUXC s2 s-1', 'EQUAL', 'PUSHINT_LONG 1541777310', 'NEWC', 'STU 32', 'PUSHINT_LONG 1541777311', 'EQUAL']
  render(
    <DisplayProvider contracts={new AbiRegistry([{ name: 'mine', opcodes: { '0x5be5a79e': 'buy_ticket', '0x5be5a79f': 7 as never } }])}>
      <CodeView listing={{ ...codeListing, methods: [{ id: 0, name: 'recv_internal', lines }] }} />
    </DisplayProvider>,
  )
  fireEvent.click(screen.getByText('recv_internal · 8 lines'))
  const help = () => [...document.querySelectorAll('[part~="code-view-line"]')].map((line) => line.querySelector('[part~="code-view-help"]')?.textContent)
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
  expect(await screen.findByText(/could not be disassembled/)).toBeTruthy()
  rerender(<CodeView listing={{ ...codeListing, library: codeListing.hash, methods: [] }} />)
  expect(screen.getByText(/Its code is not known here/)).toBeTruthy()
})
