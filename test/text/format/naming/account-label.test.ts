import { describe, expect, test } from 'vitest'
import { accountLabel } from '../../../../src/text/naming/accountLabel.ts'
import { describeName } from '../../../../src/text/naming/names.ts'
import { people } from '../../../fixtures/transactions.ts'

const unknown = describeName(undefined, {})
const row = (user_friendly: string, domain: string | null = null) =>
  describeName(people.alice, { row: { user_friendly, domain, interfaces: [] } })

describe('accountLabel', () => {
  test('writes a raw address as bounceable, short and in full', () => {
    const label = accountLabel(people.alice, unknown)
    expect(label).toMatchObject({ key: people.alice, address: expect.stringMatching(/^EQ.{46}$/) as string })
    expect(label.short).toBe(`${label.address.slice(0, 6)}…${label.address.slice(-6)}`)
    expect(label.text).toBe(label.short)
  })

  test('writes an address in the form and for the network of its address book row', () => {
    expect(accountLabel(people.alice, row('UQ')).address).toMatch(/^UQ/)
    expect(accountLabel(people.alice, row('kQ')).address).toMatch(/^kQ/)
    expect(accountLabel(people.alice, row('0Q')).address).toMatch(/^0Q/)
  })

  test('prefers the form that is asked for', () => {
    expect(accountLabel(people.alice, row('UQ'), { form: 'raw' }).address).toBe(people.alice)
    expect(accountLabel(people.alice, unknown, { testOnly: true }).address).toMatch(/^kQ/)
  })

  test('puts a domain in the place of the address, but never the name of a token', () => {
    expect(accountLabel(people.alice, row('UQ', 'alice.ton')).text).toBe('alice.ton')
    const token = { is_indexed: true, token_info: [{ type: 'jetton_masters', valid: true, name: 'Tether' }] }
    const claimed = describeName(people.alice, { metadata: token })
    expect(claimed.name).toBe('Tether')
    expect(accountLabel(people.alice, claimed).text).toMatch(/^EQ/)
  })

  test('passes on text that is no address, cleaned', () => {
    expect(accountLabel('nonsense\u202E', unknown)).toMatchObject({
      key: undefined,
      address: 'nonsense',
      text: 'nonsense',
    })
  })
})
