import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { EmptyState, MessageTable } from '../../helpers/kit.ts'
import { message } from '../../fixtures/transactions.ts'
import '../../../src/components/styles/index.css'

afterEach(cleanup)

const operation = 'multisig_new_order_of_a_name_that_is_longer_than_any_cell_of_a_table_has_room_for'

/** Box of one character of a text on the page. */
function characterBox(text: string, at: number): DOMRect {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode() !== null) {
    const node = walker.currentNode
    if (node.textContent !== text || node.parentElement?.closest('[part~="table-probe"]') != null) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getBoundingClientRect()
  }
  throw new Error(`${text} is not on the page.`)
}

test('from right to left, an English sentence has its period at its end', () => {
  const sentence = 'Nothing happened yet.'
  render(
    <div dir="rtl" lang="en">
      <EmptyState label={sentence} />
    </div>,
  )
  const period = characterBox(sentence, sentence.length - 1)
  expect(period.left).toBeGreaterThan(characterBox(sentence, 0).left)
})

test.each([360, 800])(
  'from right to left, a table of %i px cuts long English words off at their end',
  async (inlineSize) => {
    render(
      <div dir="rtl" lang="en" style={{ inlineSize }}>
        <MessageTable messages={[message({ opcode: '0x00000001', decoded_opcode: operation })]} />
      </div>,
    )
    const cell = () => document.querySelector<HTMLElement>('[part~="table-row"][data-row] [data-column="opcode"]')
    await vi.waitFor(() => expect(cell()).not.toBeNull())
    const text = cell()?.querySelector('bdi')?.textContent ?? ''
    const { left, width } = cell()!.getBoundingClientRect()
    expect(width).toBeLessThan(operation.length * 6)
    expect(characterBox(text, 0).left).toBeGreaterThanOrEqual(left)
  },
)
