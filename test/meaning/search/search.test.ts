import { describe, expect, test } from 'vitest'
import { understandSearch, type SearchTarget } from '../../../src/meaning/names/search.ts'
import { toFriendlyAddress } from '../../../src/ton/cells/address.ts'

const raw = `0:${'A1B2'.repeat(16)}`
const bounceable = toFriendlyAddress(raw)
const wallet = toFriendlyAddress(raw, { bounceable: false })
const hex = '97264395bd65a255a429b11326c84128b7d70ffed7949abae3036d506ba38621'
const base64 = 'lyZDlb1lolWkKbETJshBKLfXD/7XlJq64wNtUGujhiE='
const base64url = 'lyZDlb1lolWkKbETJshBKLfXD_7XlJq64wNtUGujhiE'

const address = (form: string, testOnly = false) => ({ kind: 'address', address: raw, form, testOnly })
const block = (workchain: number, shard: string, seqno: number) => ({ kind: 'block', workchain, shard, seqno })
const master = (seqno: number) => block(-1, '8000000000000000', seqno)
const first = (text: string): SearchTarget | undefined => understandSearch(text).targets[0]

describe('what people type', () => {
  test.each([
    ['a raw address', raw, address('raw')],
    ['a raw address in lower case', raw.toLowerCase(), address('raw')],
    ['a contract`s address', bounceable, address('bounceable')],
    ['a wallet`s address', wallet, address('non-bounceable')],
    ['an address of the test network', toFriendlyAddress(raw, { testOnly: true }), address('bounceable', true)],
    ['an address with the spaces of a chat around it', `\u200B ${wallet}\n`, address('non-bounceable')],
    ['a domain', 'Alice.TON', { kind: 'domain', domain: 'alice.ton' }],
    ['a domain below a domain', 'shop.alice.ton', { kind: 'domain', domain: 'shop.alice.ton' }],
    ['a user name', '@durov_fan', { kind: 'domain', domain: 'durov_fan.t.me' }],
    ['a user name`s domain', 'durov.t.me', { kind: 'domain', domain: 'durov.t.me' }],
    ['a hash in hex', hex, { kind: 'hash', hash: base64 }],
    ['a hash in capitals', hex.toUpperCase(), { kind: 'hash', hash: base64 }],
    ['a hash with 0x', `0x${hex}`, { kind: 'hash', hash: base64 }],
    ['a hash in base64', base64, { kind: 'hash', hash: base64 }],
    ['a hash in base64url', base64url, { kind: 'hash', hash: base64 }],
    ['a transaction`s lt and hash', `62034785000003:${hex}`, { kind: 'transaction', hash: base64 }],
    ['a block id', '(-1,8000000000000000,54210331)', master(54210331)],
    ['a block id with colons', '0:6000000000000000:58103377', block(0, '6000000000000000', 58103377)],
    ['a block id with its hashes', `(0,e000000000000000,7,${hex},${hex})`, block(0, 'E000000000000000', 7)],
    ['a masterchain block', '54210331', master(54210331)],
    ['a logical time', '62034785000003', { kind: 'lt', lt: '62034785000003' }],
    ['an opcode', '0x5BA7C0DE', { kind: 'opcode', opcode: '0x5ba7c0de' }],
  ])('%s', (_name, text, target) => {
    expect(first(text)).toEqual(target)
  })

  test('sixty-four hex digits may also be an account of the basechain', () => {
    expect(understandSearch('A1B2'.repeat(16)).targets).toEqual([
      { kind: 'hash', hash: expect.any(String) as string },
      address('raw'),
    ])
  })
})

describe('links', () => {
  const tx = { kind: 'transaction', hash: base64 }
  test.each([
    [`https://tonviewer.com/${wallet}`, address('non-bounceable')],
    [`tonviewer.com/${wallet}?section=nfts`, address('non-bounceable')],
    [`https://tonviewer.com/transaction/${hex}`, tx],
    [`https://tonscan.org/address/${bounceable}#transactions`, address('bounceable')],
    [`https://tonscan.org/tx/${base64url}`, tx],
    [`https://tonscan.org/tx/${encodeURIComponent(base64)}`, tx],
    [`https://tonscan.org/block/-1:8000000000000000:54210331`, master(54210331)],
    [`https://tonscan.org/nft/${bounceable}`, address('bounceable')],
    [`https://toncenter.com/api/v3/transactions?hash=${encodeURIComponent(base64)}&limit=1`, tx],
    [`https://toncenter.com/api/v3/transactionsByMessage?msg_hash=${hex}`, { kind: 'message', hash: base64 }],
    [`https://toncenter.com/api/v3/accountStates?address=${raw}`, address('raw')],
    [`https://tonapi.io/v2/accounts/${raw}/events`, address('raw')],
    [`https://tonapi.io/v2/blockchain/transactions/${hex}`, tx],
    [`https://ton.cx/tx/62034785000003:${encodeURIComponent(base64)}:${bounceable}`, tx],
    [`https://dton.io/tx/${hex.toUpperCase()}`, tx],
    [`https://dton.io/a/${hex}`, { ...address('raw'), address: `0:${hex.toUpperCase()}` }],
    [`https://retracer.ton.org/?tx=${hex}`, tx],
    [`https://explorer.toncoin.org/transaction?account=${wallet}&lt=62034785000003&hash=${hex}`, tx],
    [`https://explorer.toncoin.org/block?workchain=-1&shard=8000000000000000&seqno=54210331`, master(54210331)],
    [`https://getgems.io/collection/${bounceable}/${wallet}`, address('non-bounceable')],
    [`https://app.tonkeeper.com/transfer/${wallet}?amount=1000000000`, address('non-bounceable')],
    [`ton://transfer/${wallet}?amount=1000000000&text=hi`, address('non-bounceable')],
    ['https://fragment.com/username/durov', { kind: 'domain', domain: 'durov.t.me' }],
    ['https://t.me/durov', { kind: 'domain', domain: 'durov.t.me' }],
    ['http://foundation.ton/', { kind: 'domain', domain: 'foundation.ton' }],
    [`https://explorer.example/app/#/account/${bounceable}`, address('bounceable')],
  ])('%s', (link, target) => {
    expect(understandSearch(link).targets).toContainEqual(target)
    expect(first(link)).toEqual(target)
  })

  test('tell the host and the network', () => {
    const { host, network } = understandSearch(`https://testnet.tonviewer.com/${wallet}`)
    expect([host, network]).toEqual(['tonviewer.com', 'testnet'])
    expect(understandSearch(`https://tonscan.org/tx/${hex}`).network).toBe('mainnet')
  })

  test.each(['ton', 'tonkeeper', 'tonhub'])('of a wallet (%s://) name no host', (scheme) => {
    expect(understandSearch(`${scheme}://transfer/${wallet}?amount=1`)).toEqual({
      targets: [address('non-bounceable')],
      problem: undefined,
      host: undefined,
      network: undefined,
    })
  })
})

describe('what is not understood', () => {
  test.each([
    ['an address with one wrong character', wallet.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), 'checksum'],
    ['an address that was cut', wallet.slice(0, -3), 'addressLength'],
    ['a raw address that was cut', raw.slice(0, -3), 'addressLength'],
    ['a hash that was cut', hex.slice(0, -3), 'hashLength'],
    ['a domain in letters that imitate others', '\u0430lice.ton', 'letters'],
    ['a link to nothing', 'https://tonviewer.com/', 'link'],
    [
      'a link with one wrong character',
      `https://tonviewer.com/${wallet.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))}`,
      'checksum',
    ],
    ['a link that was cut', `https://tonscan.org/tx/${hex.slice(0, -3)}`, 'hashLength'],
    ['anything else', 'how do I buy', 'unknown'],
  ])('says why: %s', (_name, text, problem) => {
    expect(understandSearch(text)).toMatchObject({ targets: [], problem })
  })

  test('an empty text is no problem', () => {
    expect(understandSearch('  ')).toEqual({ targets: [], problem: undefined, host: undefined, network: undefined })
  })

  test('any text is answered, however long and odd', () => {
    for (const text of ['%', 'https://', 'https://%', 'ton://', ':', '0:', '\uD800', 'a'.repeat(1e6), '(-1,,)']) {
      expect(() => understandSearch(text)).not.toThrow()
    }
  })
})

test('a number in a link is no block unless the link says so', () => {
  expect(understandSearch('https://toncenter.com/api/v3/transactions?limit=20&offset=40').problem).toBe('link')
})
