import { expect, test } from 'vitest'
import { describeAbiFields } from '../../../../src/text/bodies/abiFields.ts'
import { Builder } from '../../../../src/ton/cells/builder.ts'

const cell = new Builder().uint(1, 8).cell()
const address = `0:${'AB'.repeat(32)}`

test('describes every kind of value', () => {
  const value = {
    $: 'BuyItem',
    queryId: 7n,
    isGift: true,
    recipient: address,
    note: null,
    payload: { $: 'cell', value: cell },
    orders: new Map([[5n, { $: 'Order', count: 1n }]]),
    list: ['a', 'b'],
  }
  expect(describeAbiFields(value)).toEqual({
    kind: 'fields',
    type: 'buy_item',
    fields: [
      { name: 'query_id', value: { kind: 'number', digits: '7', isCount: false } },
      { name: 'is_gift', value: { kind: 'flag', flag: true } },
      { name: 'recipient', value: { kind: 'address', address } },
      { name: 'note', value: { kind: 'nothing' } },
      { name: 'payload', value: { kind: 'cell', cell } },
      {
        name: 'orders',
        value: {
          kind: 'fields',
          type: undefined,
          fields: [
            {
              name: '5',
              value: {
                kind: 'fields',
                type: 'order',
                fields: [{ name: 'count', value: { kind: 'number', digits: '1', isCount: false } }],
              },
            },
          ],
        },
      },
      {
        name: 'list',
        value: {
          kind: 'list',
          items: [
            { kind: 'text', text: 'a' },
            { kind: 'text', text: 'b' },
          ],
        },
      },
    ],
  })
})
