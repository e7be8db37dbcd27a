import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import * as kit from '../../helpers/kit.ts'
import '../../../src/components/styles/index.css'

type States = Pick<kit.CardStateProps, 'loading' | 'error'>

/** One component of each family, without content. */
const families: readonly (readonly [name: string, draw: (states: States) => ReactElement])[] = [
  ['TransactionTable', (states) => <kit.TransactionTable transactions={[]} {...states} />],
  ['JettonBalances', (states) => <kit.JettonBalances wallets={[]} {...states} />],
  ['TransactionCard', (states) => <kit.TransactionCard {...states} />],
  ['ActionList', (states) => <kit.ActionList actions={[]} {...states} />],
  ['NftGrid', (states) => <kit.NftGrid items={[]} {...states} />],
  ['NftGallery', (states) => <kit.NftGallery items={[]} {...states} />],
  ['MessageChainGraph', (states) => <kit.MessageChainGraph {...states} />],
  ['TraceOutline', (states) => <kit.TraceOutline {...states} />],
  ['TraceTable', (states) => <kit.TraceTable {...states} />],
  ['ValueFlow', (states) => <kit.ValueFlow {...states} />],
]
const states: readonly (readonly [name: string, states: States, part: string])[] = [
  ['nothing', {}, 'empty-state'],
  ['an error', { error: { name: 'NetworkError' } }, 'error-state'],
  ['words while it loads', { loading: 'Just a moment' }, 'loading-state'],
]

afterEach(cleanup)

describe.each(families)('%s', (_name, draw) => {
  test.each(states)('with %s has a border around it, with room between', (_state, shown, part) => {
    const { container } = render(<div style={{ width: 500 }}>{draw(shown)}</div>)
    const message = container.querySelector<HTMLElement>(`[part~=${part}]`) as HTMLElement
    let frame: HTMLElement | null = message
    while (frame !== null && getComputedStyle(frame).borderTopWidth === '0px')
      frame = frame === container ? null : frame.parentElement
    expect(getComputedStyle(frame as HTMLElement).borderTopWidth).toBe('1px')
    const range = document.createRange()
    range.selectNodeContents(message)
    const [text, box] = [range.getBoundingClientRect(), (frame as HTMLElement).getBoundingClientRect()]
    expect(text.top - box.top).toBeGreaterThanOrEqual(8)
    expect(text.left - box.left).toBeGreaterThanOrEqual(8)
  })
})
