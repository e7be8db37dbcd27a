import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import {
  ActionCard,
  ActionList,
  BlockCard,
  DisplayProvider,
  JettonCard,
  TransactionCard,
  type Action,
} from '../../src/entries/index.ts'
import { action } from '../fixtures/actions.ts'
import { blocks } from '../fixtures/entities.ts'
import { transaction } from '../fixtures/transactions.ts'

const [block] = blocks
const shownAction = action()

describe('slots of a card', () => {
  test('a node stands in its part, and a function gets the entity', () => {
    const row = transaction()
    const footer = vi.fn(({ hash }: { hash: string }) => <b>Note of {hash}</b>)
    expect(renderToStaticMarkup(<TransactionCard transaction={row} slots={{ footer }} />)).toContain(
      `<b>Note of ${row.hash}</b>`,
    )
    expect(footer.mock.calls[0]?.[0]).toBe(row)
    expect(renderToStaticMarkup(<BlockCard block={block} slots={{ raw: 'No raw data here' }} />)).toContain(
      'No raw data here',
    )
  })

  test.each(['header', 'facts', 'raw'] as const)('a function of %s wraps what the card shows there', (name) => {
    const plain = renderToStaticMarkup(<BlockCard block={block} />)
    const wrapped = renderToStaticMarkup(
      <BlockCard
        block={block}
        slots={{ [name]: (_: unknown, shown: React.ReactNode) => <div id="mine">{shown}</div> }}
      />,
    )
    const inner = /<div id="mine">(.*)<\/div>/s.exec(wrapped)?.[1] ?? ''
    expect(inner.length).toBeGreaterThan(20)
    expect(wrapped.replace('<div id="mine">', '').length).toBe(plain.length + '</div>'.length)
  })

  test('are left alone without an entity: while it loads, fails or is missing', () => {
    const header = vi.fn(() => 'mine')
    for (const props of [{ loading: true }, { error: new Error('x') }, {}]) {
      expect(renderToStaticMarkup(<JettonCard {...props} slots={{ header, footer: 'mine' }} />)).not.toContain('mine')
    }
    expect(header).not.toHaveBeenCalled()
  })

  test('are not those of a card inside the card', () => {
    const inside = <BlockCard block={block} slots={{ footer: 'inner' }} />
    const markup = renderToStaticMarkup(
      <TransactionCard transaction={transaction()} slots={{ footer: () => inside, header: 'outer' }} />,
    )
    expect(markup.match(/outer/g)).toHaveLength(1)
    expect(markup.match(/inner/g)).toHaveLength(1)
  })

  test.each([[42n], [{ footer: Symbol('x') }], [[() => 'x']], [{ footer: { a: 1 } }], ['text'], [() => 'x']])(
    'of a wrong type change nothing: %s',
    (slots) => {
      expect(renderToStaticMarkup(<BlockCard block={block} slots={slots as never} />)).toBe(
        renderToStaticMarkup(<BlockCard block={block} />),
      )
    },
  )
})

describe('renderAction', () => {
  const list = (props: object) => renderToStaticMarkup(<ActionList actions={[shownAction]} {...props} />)
  const wrap = (action: Action, shown: React.ReactNode) => <div data-mine={action.type}>{shown}</div>

  test('wraps the actions of its type, in cards, in lists, and everywhere by the display', () => {
    const renderAction = { [shownAction.type]: wrap }
    const mine = `<div data-mine="${shownAction.type}"><div part="action-card-line">`
    expect(renderToStaticMarkup(<ActionCard action={shownAction} renderAction={renderAction} />)).toContain(mine)
    expect(list({ renderAction })).toContain(mine)
    expect(list({ renderAction: wrap })).toContain(mine)
    expect(
      renderToStaticMarkup(
        <DisplayProvider renderAction={renderAction}>
          <ActionList actions={[shownAction]} />
        </DisplayProvider>,
      ),
    ).toContain(mine)
  })

  test('leaves other types as they are, and those named like methods of objects', () => {
    expect(list({ renderAction: { another_type: wrap } })).toBe(list({}))
    const odd = { ...shownAction, type: 'constructor' }
    expect(renderToStaticMarkup(<ActionCard action={odd} renderAction={{}} />)).toBe(
      renderToStaticMarkup(<ActionCard action={odd} />),
    )
  })

  test('of a component comes before that of the display', () => {
    const markup = renderToStaticMarkup(
      <DisplayProvider renderAction={() => 'from the display'}>
        <ActionCard action={shownAction} renderAction={() => 'from the card'} />
      </DisplayProvider>,
    )
    expect(markup).toContain('from the card')
    expect(markup).not.toContain('from the display')
  })

  test.each([[1], ['x'], [{ [shownAction.type]: 'x' }], [[]]])(
    'of a wrong type changes nothing: %s',
    (renderAction) => {
      expect(list({ renderAction })).toBe(list({}))
    },
  )
})
