import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { CodeView } from '../../../src/components/contracts/code-view/CodeView.tsx'
import { VmSteps } from '../../../src/components/contracts/vm-steps/VmSteps.tsx'
import type { CodePlace } from '../../../src/meaning/contracts/vmSteps.ts'
import { codeListing } from '../../../test/fixtures/tools.ts'
import { failedCode } from '../../../test/fixtures/vmCode.ts'
import { failed } from '../../../test/fixtures/vmRuns.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Contracts/CodeView',
  component: CodeView,
  args: { listing: codeListing },
  decorators: [onChain()],
} satisfies Meta<typeof CodeView>
export default meta
type Story = StoryObj<typeof meta>

/** Methods by name; each opens into its instructions. */
export const Default: Story = {}

/** The instruction that a step of the virtual machine executed. */
export const Place: Story = { args: { listing: failedCode, place: failed.replay.run?.steps.at(-1)?.place } }

/** The instruction is in other code. */
export const UnknownPlace: Story = { args: { listing: failedCode, place: { cell: codeListing.hash, offset: 8 } } }

/** Contracts with the same code that the browser knows. */
export const SameCode: Story = { args: { sameCode: [failed.transaction.account, `0:${'3C'.repeat(32)}`] } }

/** Beside the steps of the virtual machine: "Show in the code" opens the line of the step. */
export const BesideSteps: Story = { parameters: { layout: 'padded' }, render: () => <Beside /> }

function Beside() {
  const [place, setPlace] = useState<CodePlace>()
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
        alignItems: 'start',
        gap: 16,
      }}
    >
      <VmSteps {...failed} onSelectInstruction={setPlace} />
      <CodeView listing={failedCode} place={place ?? null} />
    </div>
  )
}

/** The account has a reference to a library, whose code is not known. */
export const UnknownLibrary: Story = { args: { listing: { ...codeListing, library: codeListing.hash, methods: [] } } }

/** Code that could not be disassembled. */
export const Unreadable: Story = {
  args: { listing: { ...codeListing, methods: [{ id: undefined, name: undefined, lines: undefined }] } },
}

/** The disassembler loads. */
export const Loading: Story = { args: { listing: undefined, loading: true } }

/** The account has no code. */
export const Empty: Story = { args: { listing: null } }

/** The disassembler could not be loaded. */
export const Failure: Story = { name: 'Error', args: { listing: undefined, error: unreachable, onRetry: fn() } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }
