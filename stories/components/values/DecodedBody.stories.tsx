import type { Meta, StoryObj } from '@storybook/react-vite'
import { DecodedBody } from '../../../src/components/values/decoded-body/DecodedBody.tsx'
import { hostileText, onChain, onPhone } from '../../fixtures/frame.tsx'
import { people } from '../../fixtures/transactions.ts'

const jettonTransfer = {
  '@type': 'jetton_transfer',
  query_id: '7253338335086549327',
  amount: { '@type': 'var_uint', len: '3', value: '1000000' },
  destination: { '@type': 'addr_std', workchain_id: '0', address: people.carol.slice(2) },
  response_destination: { '@type': 'addr_std', workchain_id: '0', address: people.alice.slice(2) },
  custom_payload: { '@type': 'nothing_from_maybe' },
  forward_ton_amount: { '@type': 'var_uint', len: '1', value: '50000000' },
  forward_payload: { '@type': 'first_from_either', value: { '@type': 'text_comment', text: 'Hello!' } },
}

const meta = {
  title: 'Components/DecodedBody',
  component: DecodedBody,
  args: { decoded: jettonTransfer },
  decorators: [onChain()],
} satisfies Meta<typeof DecodedBody>
export default meta
type Story = StoryObj<typeof meta>

/** The service read it: what it is, and its fields. */
export const Default: Story = {}

/** The service did not; the kit knows the standard. */
export const ReadHere: Story = { args: { decoded: null, body: 'te6cckEBAQEADwAAGgAAAABIZWxsbyBUT07TZnK6' } }

/** Nobody knows what it means; its cells can be looked at. */
export const Undecoded: Story = { args: { decoded: null, body: 'te6cckEBAQEADgAAGN6tvu8AAAAAAAAAB4zPKWk=' } }

/** Nothing was said. */
export const Empty: Story = { args: { decoded: null, body: 'te6cckEBAQEAAgAAAEysuc0=' } }

/** The answer came without it. */
export const Absent: Story = { args: { decoded: null, body: null } }

/** A phone of 320 px. */
export const Narrow: Story = { decorators: [onPhone] }

/** From right to left. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** The dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }

/** Names and values that anybody may write. */
export const Hostile: Story = { args: { decoded: { '@type': hostileText, [hostileText]: hostileText } } }
