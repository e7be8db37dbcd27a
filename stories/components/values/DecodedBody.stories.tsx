import type { Meta, StoryObj } from '@storybook/react-vite'
import { DecodedBody } from '../../../src/components/values/decoded-body/DecodedBody.tsx'
import { hostileText, onChain, onPhone } from '../../decorators/frame.tsx'
import { people } from '../../../test/fixtures/transactions.ts'

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
  title: 'Components/Values/DecodedBody',
  component: DecodedBody,
  args: { decoded: jettonTransfer },
  decorators: [onChain()],
} satisfies Meta<typeof DecodedBody>
export default meta
type Story = StoryObj<typeof meta>

/** Decoded by the service. */
export const Default: Story = {}

/** Not decoded by the service, but a standard body: decoded in the browser. */
export const ReadHere: Story = { args: { decoded: null, body: 'te6cckEBAQEADwAAGgAAAABIZWxsbyBUT07TZnK6' } }

/** Unknown body; its cells can be opened. */
export const Undecoded: Story = { args: { decoded: null, body: 'te6cckEBAQEADgAAGN6tvu8AAAAAAAAAB4zPKWk=' } }

/** Empty body. */
export const Empty: Story = { args: { decoded: null, body: 'te6cckEBAQEAAgAAAEysuc0=' } }

/** The answer does not contain the body. */
export const Absent: Story = { args: { decoded: null, body: null } }

/** Phone, 320 px wide. */
export const Narrow: Story = { decorators: [onPhone] }

/** Right-to-left layout. */
export const RightToLeft: Story = { parameters: { direction: 'rtl' } }

/** Dark theme. */
export const Dark: Story = { parameters: { theme: 'dark' } }

/** Hostile names and values. */
export const Hostile: Story = { args: { decoded: { '@type': hostileText, [hostileText]: hostileText } } }
