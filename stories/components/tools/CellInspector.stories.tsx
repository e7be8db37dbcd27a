import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { standards } from '../../../src/ton/abi/sources.ts'
import { Builder } from '../../../src/ton/cells/builder.ts'
import type { Cell } from '../../../src/ton/cells/cell.ts'
import { CellInspector } from '../../../src/components/tools/cell-inspector/CellInspector.tsx'
import { compileTlb } from '../../../src/entries/tlb.ts'
import { accounts } from '../../../test/fixtures/entities.ts'
import {
  addressBoc,
  internalMessage,
  jettonBody,
  largeBag,
  oddBody,
  signedMessage,
} from '../../../test/fixtures/tools.ts'
import { onChain, onPhone, unreachable } from '../../decorators/frame.tsx'

const meta = {
  title: 'Components/Tools/CellInspector',
  component: CellInspector,
  args: { defaultBoc: signedMessage, abis: standards.abis },
  decorators: [onChain(accounts)],
} satisfies Meta<typeof CellInspector>
export default meta
type Story = StoryObj<typeof meta>

/** A signed message, guessed from its data. */
export const Default: Story = {}

/** A body of a standard, read as the type that the reader chose, with its comment selected. */
export const Chosen: Story = { args: { defaultBoc: jettonBody, defaultType: 'Jetton wallet/jetton_transfer' } }

/** The chosen type does not fit: the field and the bit are named. */
export const DoesNotFit: Story = { args: { defaultBoc: jettonBody, defaultType: 'Blockchain/Message' } }

/** A reader types TL-B, and sees the fields of the body. */
export const TypedTlb: Story = {
  name: 'Typed TL-B',
  args: { defaultBoc: jettonBody, compileTlb },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Your own ABI or TL-B'))
    await userEvent.click(await canvas.findByLabelText('ABI or TL-B'))
    await userEvent.paste(transferScheme)
    await canvas.findByRole('option', { name: 'transfer' }, { timeout: 10_000 })
    await userEvent.selectOptions(await canvas.findByLabelText('Decode as'), 'TL-B/transfer')
  },
}

/** A mistake in the TL-B that a reader typed. */
export const WrongTlb: Story = {
  name: 'Wrong TL-B',
  args: { defaultBoc: jettonBody, compileTlb },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Your own ABI or TL-B'))
    await userEvent.click(await canvas.findByLabelText('ABI or TL-B'))
    await userEvent.paste(transferScheme.replace('16)', '16'))
    await canvas.findByText(/Line 2/, {}, { timeout: 10_000 })
  },
}

/** Data of no known structure. */
export const Unknown: Story = { args: { defaultBoc: oddBody } }

/** A bag that was parsed before, with several roots. */
export const SeveralRoots: Story = { args: { boc: [chain(3), chain(2), chain(1)] } }

/** 100,000 cells. */
export const Large: Story = { args: { boc: largeBag(100_000) } }

/** Text that is no bag of cells. */
export const Invalid: Story = { args: { defaultBoc: `${addressBoc.slice(0, 20)}…` } }

/** Empty form. */
export const Asking: Story = { args: { defaultBoc: '' } }

/** A hash is looked up. */
export const Loading: Story = { args: { defaultBoc: internalMessage, onHash: fn(), loading: true } }

/** The service could not be reached. */
export const Failure: Story = {
  name: 'Error',
  args: { defaultBoc: '', onHash: fn(), error: unreachable, onRetry: fn() },
}

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }

/** The transfer of TEP-74. */
const transferScheme = `transfer#0f8a7ea5 query_id:uint64
  amount:(VarUInteger 16) destination:MsgAddress response_destination:MsgAddress
  custom_payload:(Maybe ^Cell) forward_ton_amount:(VarUInteger 16)
  forward_payload:(Either Cell ^Cell) = InternalMsgBody;`

function chain(length: number): Cell {
  let cell = new Builder().uint(0, 32).cell()
  for (let at = 1; at < length; at += 1) cell = new Builder().uint(at, 32).ref(cell).cell()
  return cell
}
