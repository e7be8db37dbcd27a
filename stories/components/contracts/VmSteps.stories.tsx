import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { VmSteps } from '../../../src/components/contracts/vm-steps/VmSteps.tsx'
import { failed, outOfGas, succeeded } from '../../../test/fixtures/vmRuns.ts'
import { onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Contracts/VmSteps',
  component: VmSteps,
  args: { ...failed, onStepChange: fn(), onSelectInstruction: fn() },
} satisfies Meta<typeof VmSteps>
export default meta
type Story = StoryObj<typeof meta>

/** The contract threw exit code 709: the failing instruction is chosen. */
export const Default: Story = {}

/** A run that succeeded, at its first step. */
export const Succeeded: Story = { args: { ...succeeded } }

/** An endless loop that ran out of gas; the log of its first steps was too long. */
export const OutOfGas: Story = { args: { ...outOfGas } }

/** The virtual machine did not run. */
export const DidNotRun: Story = {
  args: { transaction: undefined, replay: { ...succeeded.replay, run: undefined, actions: [] } },
}

/** The network had other rules at that time. */
export const OtherRules: Story = { args: { replay: { status: 'unavailable', reason: 'rules' } } }

/** The history of the account is not complete. */
export const MissingHistory: Story = { args: { replay: { status: 'unavailable', reason: 'missing-history' } } }

/** Loading. */
export const Loading: Story = { args: { replay: undefined, loading: true } }

/** There is no replay. */
export const Empty: Story = { args: { replay: null } }

/** The VM could not be loaded. */
export const Failure: Story = { name: 'Error', args: { replay: undefined, error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
