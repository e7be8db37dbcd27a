import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import '../../../src/components/styles/index.css'
import { VmSteps } from '../../../src/components/contracts/vm-steps/VmSteps.tsx'
import { defineAbi } from '../../../src/ton/abi/abi.ts'
import { AbiRegistry } from '../../../src/ton/abi/registry.ts'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import { failed, outOfGas, succeeded } from '../../fixtures/vmRuns.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

describeComponent({
  name: 'VmSteps',
  component: VmSteps,
  part: 'vm-steps',
  props: { ...failed },
  entities: ['transaction'],
  door: false,
  loading: { replay: undefined, transaction: undefined, loading: true },
  empty: { replay: null },
  failed: { replay: undefined },
  grows: true,
  stateAttribute: 'data-state',
})

afterEach(cleanup)

const chosen = () => screen.getByRole('option', { selected: true })

describe('VmSteps', () => {
  test('starts at the instruction that failed, with the stack before it', () => {
    render(<VmSteps {...failed} />)
    expect(chosen().textContent).toContain('THROW')
    expect(chosen().getAttribute('data-state')).toBe('failed')
    expect(screen.getByText(/Exception \(709\)/)).toBeTruthy()
    const value = screen.getByText('s0', { exact: false }).closest('li')
    expect(value?.textContent).toContain('709')
    expect(value?.getAttribute('data-change')).toBe('added')
  })

  test('is walked with the keyboard, and leads back to the failure', async () => {
    const onStepChange = vi.fn()
    render(<VmSteps {...failed} onStepChange={onStepChange} />)
    const total = failed.replay.run?.steps.length ?? 0
    screen.getByRole('listbox').focus()
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(onStepChange.mock.calls.map(([step]) => step as number)).toEqual([0, 1, 2, 1])
    expect(chosen().getAttribute('aria-posinset')).toBe('2')
    await userEvent.click(screen.getByRole('button', { name: 'Go to the failing instruction' }))
    await waitFor(() => expect(chosen().getAttribute('aria-posinset')).toBe(String(total)))
    expect(screen.getByRole('button', { name: 'Next step' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('hands out the place of the chosen instruction, and of no implicit return', async () => {
    const onSelectInstruction = vi.fn()
    const { run } = succeeded.replay
    const last = (run?.steps.length ?? 0) - 1
    const { rerender } = render(<VmSteps {...succeeded} step={0} onSelectInstruction={onSelectInstruction} />)
    const button = screen.getByRole('button', { name: 'Show in the code' })
    await userEvent.click(button)
    expect(onSelectInstruction.mock.calls).toEqual([[run?.steps[0]?.place]])
    expect(run?.steps[0]?.place?.cell).toMatch(/^[\dA-F]{64}$/)
    expect(run?.steps[last]?.place).toBeUndefined()
    rerender(<VmSteps {...succeeded} step={last} onSelectInstruction={onSelectInstruction} />)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    expect(onSelectInstruction).toHaveBeenCalledTimes(1)
  })

  test('shows what the step before put on the stack and took from it', async () => {
    render(<VmSteps {...succeeded} defaultStep={0} />)
    for (let step = 0; step < 3; step++) await userEvent.click(screen.getByRole('button', { name: 'Next step' }))
    expect(screen.getByText('Removed by the previous step')).toBeTruthy()
  })

  test('renders only the steps in view of a long run', () => {
    const { run } = outOfGas.replay
    const steps = Array.from({ length: 20_000 }, () => run?.steps.at(-1)).filter((step) => step !== undefined)
    render(<VmSteps replay={{ ...outOfGas.replay, run: run && { ...run, steps } }} />)
    expect(screen.getAllByRole('option').length).toBeLessThan(100)
    expect(chosen().getAttribute('aria-posinset')).toBe('20000')
    expect(screen.getByText(/Out of gas/)).toBeTruthy()
    expect(screen.getByText(/first steps are missing/)).toBeTruthy()
  })

  test('takes its step from the application', () => {
    const { rerender } = render(<VmSteps {...failed} step={4} />)
    expect(chosen().getAttribute('aria-posinset')).toBe('5')
    fireEvent.keyDown(screen.getByRole('listbox'), { key: 'ArrowDown' })
    expect(chosen().getAttribute('aria-posinset')).toBe('5')
    rerender(<VmSteps {...failed} step={Number.NaN} />)
    expect(chosen().getAttribute('aria-posinset')).toBe('1')
  })

  test('tells the gas of each instruction, most first', () => {
    render(<VmSteps {...failed} />)
    const rows = within(screen.getByRole('list', { name: 'Gas by instruction' })).getAllByRole('listitem')
    const amounts = rows
      .map(({ textContent }) => Number(/([\d,]+) gas/.exec(textContent ?? '')?.[1]?.replaceAll(',', '') ?? 0))
      .filter((gas) => gas > 0)
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
  })

  test('says why there are no steps, and nothing else', () => {
    render(<VmSteps replay={{ status: 'unavailable', reason: 'rules' }} />)
    expect(screen.getByText(/transaction itself is fine/)).toBeTruthy()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('reads the data by an ABI', () => {
    const abi = defineAbi({
      name: 'Any',
      types: { Data: { fields: { everything: 'RemainingBitsAndRefs' } } },
      storage: 'Data',
      addresses: [succeeded.transaction.account],
    })
    render(
      <DisplayProvider contracts={new AbiRegistry([{ name: 'mine', abis: [abi] }])}>
        <VmSteps {...succeeded} />
      </DisplayProvider>,
    )
    expect(screen.getAllByText(/everything/i).length).toBeGreaterThan(0)
  })
})
