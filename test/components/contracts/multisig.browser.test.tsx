import '../../../src/components/styles/index.css'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { MultisigCard } from '../../../src/components/contracts/multisig-card/MultisigCard.tsx'
import { MultisigOrderCard } from '../../../src/components/contracts/multisig-order-card/MultisigOrderCard.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { namesFrom } from '../../../src/react/display/names.ts'
import type { MultisigOrder, OrderAction } from '../../../src/service/rows/contracts/multisig.ts'
import { showcase } from '../../../stories/chain/index.json'
import { masters, multisigs, orders, jettonWalletMetadata } from '../../fixtures/entities.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

const [multisig] = multisigs.multisigs
const [sent, open, expired] = orders.orders
const now = 1_761_000_000
const names = namesFrom({
  address_book: orders.address_book,
  metadata: { ...masters.metadata, ...jettonWalletMetadata(expired?.actions?.[0]?.destination, showcase.jettonMaster) },
})
const display = { now, timeZone: 'UTC', names }

function show(element: ReactElement, at = now): void {
  render(
    <DisplayProvider {...display} now={at}>
      {element}
    </DisplayProvider>,
  )
}
const state = () => document.querySelector('[part~="status-badge-label"]')?.textContent
const steps = () => [...document.querySelectorAll<HTMLElement>('[part~="multisig-step"]')]
const fact = (step: HTMLElement | undefined, id: string) =>
  step?.querySelector(`[data-fact="${id}"] [part~="card-value"]`)?.textContent

afterEach(cleanup)

describeComponent({
  name: 'MultisigCard',
  component: MultisigCard,
  part: 'multisig-card',
  props: { multisig },
  entities: ['multisig'],
  loading: { multisig: undefined, loading: true },
  empty: { multisig: null },
  failed: { multisig: undefined },
  stateAttribute: 'data-state',
  display,
})

describeComponent({
  name: 'MultisigOrderCard',
  component: MultisigOrderCard,
  part: 'multisig-order-card',
  props: { order: open },
  entities: ['order'],
  loading: { order: undefined, loading: true },
  empty: { order: null },
  failed: { order: undefined },
  stateAttribute: 'data-state',
  display,
})

describeComponent({
  name: 'MultisigOrderCard as a row',
  component: MultisigOrderCard,
  part: 'multisig-order-card',
  props: { order: open, compact: true },
  entities: ['order'],
  loading: { order: undefined, loading: true },
  empty: { order: null },
  failed: { order: undefined },
  stateAttribute: 'data-state',
  display,
})

describe('MultisigCard', () => {
  test('says how many of whom must approve', () => {
    show(<MultisigCard multisig={multisig} />)
    expect(screen.getByText('2 of 3 must approve')).toBeTruthy()
  })

  test('lists orders newest first, each with its state and approvals', () => {
    show(<MultisigCard multisig={multisig} />)
    const rows = [...document.querySelectorAll('[part~="card-section"]:has(+ [part~="card-disclosure"]) li')].map(
      ({ textContent }) => textContent,
    )
    expect(rows).toEqual(['Order #2Expired1 of 2', 'Order #1Open1 of 2', 'Order #0Executed2 of 2'])
  })

  test('tells no orders from orders that were not asked for', () => {
    show(<MultisigCard multisig={multisig && { ...multisig, orders: null }} />)
    expect(screen.getByText('No orders yet')).toBeTruthy()
    cleanup()
    show(<MultisigCard multisig={multisig && { ...multisig, orders: [] }} />)
    expect(screen.queryByText('Orders')).toBeNull()
  })
})

describe('MultisigOrderCard', () => {
  test.each([
    ['Open', 1_763_539_609],
    ['Expired', 1_763_539_610],
  ])('is %s by the clock of the reader (%i)', (word, at) => {
    show(<MultisigOrderCard order={open} />, at)
    expect(state()).toBe(word)
  })

  test('is neither open nor expired to a server, which has no clock of a reader', () => {
    expect(renderToString(<MultisigOrderCard order={open} />)).toContain('>Not executed<')
  })

  test('an order that was sent is not called done', () => {
    show(<MultisigOrderCard order={sent} />)
    expect(state()).toBe('Executed')
  })

  test('tells who approved from the mask, to the last of 255 signers', async () => {
    const signers = Array.from({ length: 255 }, (_, at) => `0:${at.toString(16).padStart(64, '0').toUpperCase()}`)
    const mask = String((1n << 254n) | 1n)
    show(<MultisigOrderCard order={open && { ...open, signers, approvals_mask: mask }} />)
    for (let press = 0; press < 3; press += 1)
      await userEvent.click(screen.getByRole('button', { name: /^Show \d+ more/ }))
    const approved = [...document.querySelectorAll('[data-approved]')].map((row) => row.getAttribute('data-approved'))
    expect(approved).toHaveLength(255)
    expect(approved.flatMap((word, at) => (word === 'yes' ? [at] : []))).toEqual([0, 254])
  })

  test('says nothing of who approved while the mask is not known', () => {
    show(<MultisigOrderCard order={open && { ...open, approvals_mask: null }} />)
    expect(document.querySelectorAll('[data-approved]')).toHaveLength(0)
    expect(screen.queryByText('Not approved')).toBeNull()
  })

  test.each([
    ['other signers', { signers: [open?.signers?.[1] ?? ''] }],
    ['the same signers in another order', { signers: open?.signers?.toReversed() ?? null }],
    ['a higher threshold', { threshold: 3 }],
  ])('warns that a multisig with %s refuses it', (_what, change) => {
    const words = 'The signers or the threshold have changed. The multisig will reject this order.'
    show(<MultisigOrderCard order={open} multisig={multisig && { ...multisig, ...change }} />)
    expect(screen.getByText(words)).toBeTruthy()
    cleanup()
    show(<MultisigOrderCard order={open} multisig={multisig} />)
    expect(screen.queryByText(words)).toBeNull()
  })

  test('says where coins go and with what words, without the bytes before them', () => {
    show(<MultisigOrderCard order={sent} />)
    expect(steps().map((step) => [fact(step, 'value'), fact(step, 'comment')])).toEqual([
      ['5 GRAM', 'audit, part 1'],
      ['2 GRAM', 'audit, part 2'],
    ])
  })

  test.each(['the service', 'the order itself'])('names the jetton that is sent, read by %s', (reader) => {
    show(
      <MultisigOrderCard
        order={expired && { ...expired, actions: reader === 'the service' ? expired.actions : null }}
      />,
    )
    const [step] = steps()
    expect(step?.querySelector('[part~="card-heading"]')?.textContent).toBe('Jetton transfer')
    expect(fact(step, 'amount')).toBe('5 LUM')
    expect(fact(step, 'comment')).toBe('grant')
    expect(screen.queryByText('Decoded in this browser') === null).toBe(reader === 'the service')
  })

  test('guesses no decimals of a jetton that it does not know', () => {
    render(<MultisigOrderCard order={expired} />)
    expect(fact(steps()[0], 'amount')).toContain('5,000,000,000 base units of an unknown jetton')
  })

  test('reads the same from the order as the service does', () => {
    const both = (order: MultisigOrder) =>
      [order.actions, null].map((actions) => {
        show(<MultisigOrderCard order={{ ...order, actions }} />)
        const words = steps().map(({ textContent }) => textContent)
        cleanup()
        return words
      })
    for (const order of orders.orders) {
      const [service, here] = both(order)
      expect(service?.length).toBeGreaterThan(0)
      expect(here).toEqual(service)
    }
  })

  const action: OrderAction | undefined = open?.actions?.[0]
  const withAction = (change: Partial<OrderAction>) =>
    open && action && { ...open, actions: [{ ...action, ...change }] }

  test('names no value where all that is left is sent', () => {
    show(<MultisigOrderCard order={withAction({ send_mode: 128 + 32 })} />)
    const [step] = steps()
    expect(fact(step, 'value')).toBe('Entire balance')
    expect(fact(step, 'options')).toBe('Deletes the account if empty')
  })

  test('takes `0:` for no address', () => {
    const parsed_body = { query_id: 1, new_admin_address: '0:' }
    show(<MultisigOrderCard order={withAction({ parsed_body_type: 'jetton_change_admin', parsed_body })} />)
    expect(fact(steps()[0], 'newAdmin')).toBe('None')
  })

  test('shows new signers, and that nobody else may propose', () => {
    const parsed_body = { new_threshold: 3, new_signers: open?.signers ?? null, new_proposers: null }
    const none = { destination: null, value: null, body_raw: null, send_mode: 0 }
    show(<MultisigOrderCard order={withAction({ ...none, parsed_body_type: 'multisig_update_params', parsed_body })} />)
    const [step] = steps()
    expect(fact(step, 'threshold')).toBe('3')
    expect(step?.querySelectorAll('[data-fact="signers"] [part~="address"]')).toHaveLength(3)
    expect(fact(step, 'proposers')).toBe('None')
    expect(fact(step, 'to')).toBeUndefined()
  })

  test('a body of no known layout can be opened, and says so', () => {
    show(
      <MultisigOrderCard
        order={withAction({
          parsed_body_type: 'not_seen_before',
          body_raw: 'te6cckEBAQEADgAAGAABI0UAAAAAAAAAAXRmNGw=',
        })}
      />,
    )
    const [step] = steps()
    expect(within(step as HTMLElement).getByText('Message')).toBeTruthy()
    expect(within(step as HTMLElement).getByText('Not decoded')).toBeTruthy()
  })

  test('says so when nobody can tell what an order does', () => {
    show(<MultisigOrderCard order={open && { ...open, actions: null, order_boc: 'te6' }} />)
    expect(screen.getByText('The actions could not be decoded')).toBeTruthy()
  })
})
