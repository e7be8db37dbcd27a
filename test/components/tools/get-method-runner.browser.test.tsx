import '../../../src/components/styles/index.css'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GetMethodRunner } from '../../../src/components/tools/get-method-runner/GetMethodRunner.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { russian } from '../../../src/entries/locales/ru.ts'
import type { RunGetMethodResult } from '../../../src/service/rows/legacy.ts'
import { showcase } from '../../../stories/chain/index.json'
import { addressBoc, methodResult, oddBody } from '../../fixtures/tools.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'
import { paste, press, readEntries } from '../../helpers/tools.ts'

const nothing = () => {}
const user = userEvent.setup({ delay: null })

afterEach(cleanup)

describeComponent({
  name: 'GetMethodRunner',
  component: GetMethodRunner,
  part: 'get-method-runner',
  props: {
    onRun: nothing,
    result: methodResult,
    defaultAddress: showcase.jettonMaster,
    defaultMethod: 'get_jetton_data',
  },
  entities: ['result'],
  door: false,
  failed: { result: undefined },
  stateAttribute: 'data-state',
  // Malformed values are shown as raw data.
  allowed: /^(?:null|undefined)$/,
})

describe('GetMethodRunner', () => {
  test('sends typed arguments in the order of the form', async () => {
    const onRun = vi.fn()
    render(<GetMethodRunner onRun={onRun} defaultAddress={showcase.jettonMaster} />)
    await user.type(screen.getByLabelText('Method'), 'get_wallet_address')
    for (const [at, [type, text]] of [
      ['num', '-0x2a'],
      ['address', showcase.wallet],
      ['cell', oddBody],
    ].entries()) {
      press('Add argument')
      fireEvent.change(screen.getByLabelText(`Type of argument ${at + 1}`), { target: { value: type } })
      paste(`Argument ${at + 1}`, text ?? '')
    }
    await user.type(screen.getByLabelText('Method'), '{Enter}')
    expect(onRun).toHaveBeenCalledExactlyOnceWith(
      {
        address: showcase.jettonMaster,
        method: 'get_wallet_address',
        stack: [
          { type: 'num', value: '-42' },
          { type: 'slice', value: expect.stringMatching(/^te6cc/) },
          { type: 'cell', value: oddBody },
        ],
      },
      'service',
    )
  })

  test.each(['1.5', '1,5', '0x', 'ten', String(2n ** 256n), ''])(
    'sends no request while an argument is not a number: %j',
    (text) => {
      const onRun = vi.fn()
      render(<GetMethodRunner onRun={onRun} defaultAddress={showcase.jettonMaster} defaultMethod="seqno" />)
      press('Add argument')
      paste('Argument 1', text)
      press('Run')
      expect(onRun).not.toHaveBeenCalled()
      expect(screen.getByLabelText('Argument 1').getAttribute('aria-invalid')).toBe('true')
      press('Remove argument 1')
      press('Run')
      expect(onRun).toHaveBeenCalledExactlyOnceWith(
        { address: showcase.jettonMaster, method: 'seqno', stack: [] },
        'service',
      )
    },
  )

  test('shows numbers of any size in full', () => {
    const value = `-0x${'f'.repeat(64)}`
    render(<GetMethodRunner onRun={nothing} result={{ gas_used: 1, exit_code: 0, stack: [{ type: 'num', value }] }} />)
    expect(readEntries('number')[0]).toContain(`-${2n ** 256n - 1n}`)
  })

  test('finds the address in a slice, and opens tuples', () => {
    render(<GetMethodRunner onRun={nothing} result={methodResult} />)
    expect(document.querySelector('[data-kind="slice"] [part~="address"]')?.getAttribute('data-address')).toBe(
      showcase.wallet,
    )
    expect(readEntries('tuple')[0]).toContain('42')
  })

  test.each([320, 390])('keeps tuples in tuples in its box, %i px', (width) => {
    const nested = Array.from({ length: 30 }).reduce<object>(
      (value) => ({ type: 'tuple', value: [value, { type: 'num', value: '0xffffffffffffffff' }] }),
      { type: 'slice', value: addressBoc },
    )
    const { container } = render(
      <GetMethodRunner onRun={nothing} result={{ gas_used: 1, exit_code: 0, stack: [nested] } as RunGetMethodResult} />,
    )
    container.style.width = `${width}px`
    for (const closed of container.querySelectorAll('details')) closed.open = true
    expect(readEntries('tuple').length).toBeGreaterThan(5)
    expect(container.scrollWidth).toBeLessThanOrEqual(width)
    const root = container.querySelector('[part~="get-method-runner"]')!.getBoundingClientRect()
    const outside = [...container.querySelectorAll('[part~="tool-entry"]')].filter(
      (entry) => entry.getBoundingClientRect().right > root.right,
    )
    expect(outside).toEqual([])
  })

  test('shows a value that does not match its type as raw data', () => {
    render(
      <GetMethodRunner
        onRun={nothing}
        result={{ gas_used: 1, exit_code: 0, stack: [{ type: 'num', value: addressBoc }] }}
      />,
    )
    expect(readEntries('unreadable')).toHaveLength(1)
  })

  test.each([
    [0, 'Success'],
    [1, 'Success'],
    [11, 'Failed'],
    [-14, 'Failed'],
  ])('a contract that ended with %i is called %s', (exit_code, word) => {
    render(<GetMethodRunner onRun={nothing} result={{ gas_used: 1, exit_code, stack: [] }} />)
    expect(document.querySelector('[part~="status-badge-label"]')?.textContent).toBe(word)
  })

  test('a failed get-method is explained in the language of the page', () => {
    render(
      <DisplayProvider locale="ru" messages={russian}>
        <GetMethodRunner onRun={nothing} result={{ ...methodResult, exit_code: 11 }} />
      </DisplayProvider>,
    )
    expect(document.querySelector('[data-fact="exit-code"]')?.textContent).toContain(
      'у контракта нет такого get-метода',
    )
  })
})
