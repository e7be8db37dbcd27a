import '../../../src/components/styles/index.css'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { DecodedBody } from '../../../src/components/values/decoded-body/DecodedBody.tsx'
import { MessageCard } from '../../../src/components/transactions/message-card/MessageCard.tsx'
import { MessageTable } from '../../../src/components/transactions/message-table/MessageTable.tsx'
import { external, message, people } from '../../fixtures/transactions.ts'
import { describeComponent } from '../../helpers/components/describeComponent.tsx'

afterEach(cleanup)

const body = (decoded: unknown, boc?: string) => render(<DecodedBody decoded={decoded} body={boc} />).container
const fields = (container: Element) =>
  [...container.querySelectorAll('[part~="decoded-body-field"]')].map((field) => field.textContent)

describe('DecodedBody', () => {
  test('unwraps addresses, numbers and optional fields', () => {
    const container = body({
      '@type': 'nft_transfer',
      query_id: '3810944116391096464',
      new_owner: { '@type': 'addr_std', workchain_id: '0', address: people.bob.slice(2) },
      custom_payload: { '@type': 'nothing_from_maybe' },
      forward_amount: { '@type': 'var_uint', len: '4', value: '1500000000' },
    })
    expect(container.querySelector('[part~="decoded-body-name"]')?.textContent).toBe('NFT transfer')
    expect(fields(container)).toEqual([
      'Query id3810944116391096464',
      'New ownerEQCwsr…Kwspde',
      'Custom payloadNone',
      'Forward amount1.5 GRAM',
    ])
  })

  test('decodes a standard body that the service did not decode, and marks it', () => {
    const excess = 'te6cckEBAQEADgAAGNUydtsAAAAAAAAAKhFnx5c='
    const container = body(null, excess)
    expect(container.textContent).toContain('ExcessDecoded in this browser')
    expect(fields(container)).toContain('Query id42')
  })

  test('distinguishes an empty, a missing and an unknown body', () => {
    expect(body(null, 'te6cckEBAQEAAgAAAEysuc0=').textContent).toBe('Empty body')
    expect(body(null, undefined).textContent).toBe('Body not included')
    expect(body(null, 'te6cckEBAQEABgAACMZDcOVirD92').textContent).toContain('Not decoded')
  })

  test('opens cells on request', async () => {
    body(null, 'te6cckEBAQEABgAACMZDcOVirD92')
    expect(screen.queryByRole('tree')).toBeNull()
    await userEvent.click(screen.getByText('Raw body'))
    expect(screen.getByRole('treeitem').textContent).toBe('32 bitsC64370E5')
  })

  test('cuts deep nesting and long lists, and mentions it', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 500; level++) deep = { inner: deep }
    expect(fields(body({ '@type': 'deep', deep })).length).toBeLessThan(20)
    expect(body({ '@type': 'long', list: Array.from({ length: 500 }, (_, at) => at) }).textContent).toContain(
      'Show 100 more (480 hidden)',
    )
  })
})

const decoded = {
  '@type': 'jetton_transfer',
  query_id: '1',
  amount: { '@type': 'var_uint', len: '3', value: '1000000' },
  destination: { '@type': 'addr_std', workchain_id: '0', address: people.carol.slice(2) },
  forward_payload: { '@type': 'first_from_either', value: { '@type': 'text_comment', text: 'Hello!' } },
}

describeComponent({
  name: 'DecodedBody',
  component: DecodedBody,
  door: false,
  part: 'decoded-body',
  props: { decoded, body: 'te6cckEBAQEABgAACMZDcOVirD92' },
  entities: ['decoded'],
})

describeComponent({
  name: 'MessageCard',
  component: MessageCard,
  part: 'message-card',
  props: {
    message: message({
      opcode: '0x0f8a7ea5',
      in_msg_tx_hash: external().hash,
      hash_norm: external().hash,
      value_extra_currencies: { '100': '12' },
      message_content: { hash: external().hash, body: 'te6cckEBAQEABgAACMZDcOVirD92', decoded },
    }),
  },
  entities: ['message'],
  empty: { message: null },
  failed: { message: undefined },
})

describeComponent({
  name: 'MessageCard, a plain transfer',
  component: MessageCard,
  part: 'message-card',
  props: { message: message() },
  stateAttribute: 'data-state',
  loading: { message: undefined, loading: true },
})

describeComponent({
  name: 'MessageTable',
  component: MessageTable,
  part: 'message-table',
  props: { messages: [message(), message({ destination: null })] },
  entities: ['messages'],
  stateAttribute: 'data-state',
  loading: { messages: [], loading: true, loadingRows: 2 },
  empty: { messages: [] },
  failed: { messages: [] },
})
