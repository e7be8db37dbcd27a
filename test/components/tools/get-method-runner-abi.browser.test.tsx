import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { defineAbi } from '../../../src/ton/abi/abi.ts'
import { AbiRegistry } from '../../../src/ton/abi/registry.ts'
import {
  GetMethodRunner,
  type GetMethodRunnerProps,
} from '../../../src/components/tools/get-method-runner/GetMethodRunner.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { showcase } from '../../../stories/chain/index.json'
import { addressBoc, methodResult } from '../../fixtures/tools.ts'
import { paste, press } from '../../helpers/tools.ts'

const nothing = () => {}
const user = userEvent.setup({ delay: null })

afterEach(cleanup)

describe('GetMethodRunner with an ABI', () => {
  const abi = defineAbi({
    name: 'Vault',
    getMethods: {
      get_share: {
        parameters: { owner: 'address', amount: 'coins', is_locked: 'bool', limit: 'uint8' },
        returns: 'Share',
        description: 'Share of an owner',
      },
      get_list: { parameters: { items: 'array<int>' }, returns: 'int' },
      get_quote: { parameters: { order: 'Order', limits: 'map<uint8, coins>' }, returns: 'coins' },
    },
    types: {
      Order: { fields: { owner: 'address', price: 'uint64' } },
      Share: { fields: { owner: 'address', total: 'coins' } },
    },
    errors: { 77: 'The vault is closed' },
    addresses: [showcase.jettonMaster],
  })
  const contracts = new AbiRegistry([{ name: 'mine', abis: [abi] }])
  const show = (props: Partial<GetMethodRunnerProps> = {}) => {
    const onRun = vi.fn()
    const { rerender } = render(
      <GetMethodRunner onRun={onRun} defaultAddress={showcase.jettonMaster} defaultMethod="get_share" {...props} />,
      {
        wrapper: ({ children }) => <DisplayProvider contracts={contracts}>{children}</DisplayProvider>,
      },
    )
    return { onRun, rerender }
  }

  test('offers the methods of the contract, and fields for its arguments', () => {
    const { onRun } = show()
    expect([...document.querySelectorAll('datalist option')].map((option) => option.textContent)).toContain('get_share')
    expect(screen.getByText('Share of an owner')).toBeTruthy()
    paste('owner: address', showcase.wallet)
    paste('amount: coins', '1.5')
    fireEvent.change(screen.getByLabelText('is_locked: bool'), { target: { value: 'true' } })
    paste('limit: uint8', '0x10')
    press('Run')
    expect(onRun).toHaveBeenCalledExactlyOnceWith(
      {
        address: showcase.jettonMaster,
        method: 'get_share',
        stack: [
          { type: 'slice', value: expect.stringMatching(/^te6cc/) as string },
          { type: 'num', value: '1500000000' },
          { type: 'num', value: '-1' },
          { type: 'num', value: '16' },
        ],
      },
      'service',
    )
  })

  test.each([
    ['owner: address', 'EQbroken', 'owner: enter an address'],
    ['amount: coins', '1.0000000001', 'amount: enter an amount, such as 1.5'],
    ['limit: uint8', 'ten', 'limit: enter an integer, decimal or 0x…'],
  ])('names the argument that is wrong: %s', (label, text, error) => {
    const { onRun } = show()
    paste(label, text)
    expect(screen.getByText(error)).toBeTruthy()
    press('Run')
    expect(onRun).not.toHaveBeenCalled()
  })

  test('names the argument that is too large for its type', () => {
    const { onRun } = show()
    for (const [label, text] of [
      ['owner: address', showcase.wallet],
      ['amount: coins', '1'],
      ['limit: uint8', '256'],
    ] as const)
      paste(label, text)
    fireEvent.change(screen.getByLabelText('is_locked: bool'), { target: { value: 'false' } })
    press('Run')
    expect(screen.getByText(/get_share\.limit: .*uint8/)).toBeTruthy()
    expect(onRun).not.toHaveBeenCalled()
  })

  test('takes structures and maps as JSON, and says what is wrong in it', () => {
    const { onRun } = show({
      defaultMethod: 'get_quote',
      result: { gas_used: 1, exit_code: 0, stack: [{ type: 'num', value: '0x77359400' }] },
    })
    expect(screen.getByText('{"owner":"address","price":"uint64"}')).toBeTruthy()
    paste('order: Order', '{"owner": "')
    expect(screen.getByText('order: enter JSON of this form')).toBeTruthy()
    paste('order: Order', `{"owner": "${showcase.wallet}", "cost": 1}`)
    expect(screen.getByText(/no field cost/)).toBeTruthy()
    paste('order: Order', `{"owner": "${showcase.wallet}", "price": "18446744073709551615"}`)
    paste('limits: map<uint8, coins>', '{"1": 5, "2": "0x10"}')
    press('Run')
    expect(onRun.mock.calls[0]?.[0]).toMatchObject({
      method: 'get_quote',
      stack: [
        { type: 'slice' },
        { type: 'num', value: '18446744073709551615' },
        { type: 'cell', value: expect.stringMatching(/^te6cc/) as string },
      ],
    })
    expect(screen.getByText('2,000,000,000', { selector: '[part~="decoded-body"] *' })).toBeTruthy()
  })

  test('takes arguments by type where a field cannot', () => {
    show({ defaultMethod: 'get_list' })
    expect(screen.getByRole('button', { name: 'Add argument' })).toBeTruthy()
  })

  test('shows the result by its fields, and the words of the contract for an exit code', () => {
    const stack = [
      { type: 'slice', value: addressBoc },
      { type: 'num', value: '0x77359400' },
    ]
    const { rerender } = show({ result: { gas_used: 1, exit_code: 0, stack } })
    expect(screen.getByText('Total').closest('dt')?.nextElementSibling?.textContent).toBe('2000000000')
    rerender(
      <GetMethodRunner
        onRun={nothing}
        defaultAddress={showcase.jettonMaster}
        result={{ gas_used: 1, exit_code: 77, stack: [] }}
      />,
    )
    expect(screen.getByText('The vault is closed')).toBeTruthy()
  })

  test('runs where the reader chooses, and shows where the result is from', () => {
    const onSourceChange = vi.fn()
    const { onRun } = show({
      defaultMethod: 'seqno',
      sources: ['vm', 'service'],
      onSourceChange,
      result: methodResult,
      origin: { source: 'vm', asOf: 1_700_000_000 },
    })
    expect(document.querySelector('[part~="origin-badge"]')?.getAttribute('data-source')).toBe('vm')
    fireEvent.change(screen.getByLabelText('Run on'), { target: { value: 'service' } })
    expect(onSourceChange).toHaveBeenCalledExactlyOnceWith('service')
    press('Run')
    expect(onRun.mock.calls[0]?.[1]).toBe('service')
  })

  test('keeps earlier calls, each of which fills the form again', async () => {
    const { onRun } = show({ defaultMethod: 'seqno' })
    press('Run')
    paste('Method', 'get_public_key')
    press('Run')
    press('Run')
    await user.click(screen.getByText('Earlier calls'))
    const past = screen
      .getAllByRole('button')
      .filter(({ textContent }) => textContent === 'seqno' || textContent === 'get_public_key')
    expect(past.map(({ textContent }) => textContent)).toEqual(['get_public_key', 'seqno'])
    await user.click(past[1] as HTMLElement)
    expect(screen.getByLabelText<HTMLInputElement>('Method').value).toBe('seqno')
    expect(onRun).toHaveBeenCalledTimes(3)
  })

  test('follows the call of a page, and tells which call the reader chooses', async () => {
    const onCallChange = vi.fn()
    const first = {
      address: showcase.jettonMaster,
      method: 'get_wallet_address',
      stack: [{ type: 'num' as const, value: '5' }],
    }
    const field = () => screen.getByLabelText<HTMLInputElement>('Method').value
    const { rerender } = render(<GetMethodRunner onRun={nothing} call={first} onCallChange={onCallChange} />)
    expect([field(), screen.getByLabelText<HTMLInputElement>('Argument 1').value]).toEqual(['get_wallet_address', '5'])
    paste('Method', 'seqno')
    press('Remove argument 1')
    press('Run')
    const second = { address: showcase.jettonMaster, method: 'seqno', stack: [] }
    expect(onCallChange.mock.calls).toEqual([[second]])
    rerender(<GetMethodRunner onRun={nothing} call={second} onCallChange={onCallChange} />)
    expect(field()).toBe('seqno')
    // Back to the address before.
    rerender(
      <GetMethodRunner onRun={nothing} call={{ ...first, stack: [...first.stack] }} onCallChange={onCallChange} />,
    )
    expect([field(), screen.getByLabelText<HTMLInputElement>('Argument 1').value]).toEqual(['get_wallet_address', '5'])
    await user.click(screen.getByText('Earlier calls'))
    await user.click(screen.getByRole('button', { name: 'seqno' }))
    expect(onCallChange).toHaveBeenCalledTimes(2)
    expect(field()).toBe('seqno')
  })

  test('keeps the named arguments when the page hands the call back', () => {
    const onCallChange = vi.fn()
    const { rerender } = show({ onCallChange })
    paste('owner: address', showcase.wallet)
    paste('amount: coins', '1.5')
    fireEvent.change(screen.getByLabelText('is_locked: bool'), { target: { value: 'true' } })
    paste('limit: uint8', '7')
    press('Run')
    rerender(<GetMethodRunner onRun={nothing} onCallChange={onCallChange} call={onCallChange.mock.calls[0]?.[0]} />)
    expect(screen.getByLabelText<HTMLInputElement>('amount: coins').value).toBe('1.5')
  })

  test('begins with the arguments of a link', () => {
    const { onRun } = show({ defaultMethod: 'get_wallet_address', defaultStack: [{ type: 'num', value: '5' }] })
    press('Run')
    expect(onRun.mock.calls[0]?.[0]).toMatchObject({
      method: 'get_wallet_address',
      stack: [{ type: 'num', value: '5' }],
    })
  })
})
