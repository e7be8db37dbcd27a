import { describe, expect, test } from 'vitest'
import { describeAsText, picture, type PictureOptions, type PictureSubject } from '../../../src/entries/picture.ts'
import { chinese } from '../../../src/entries/locales/zh.ts'
import { russian } from '../../../src/entries/locales/ru.ts'
import type { Transaction } from '../../../src/service/rows/transaction.ts'
import { accountSubject, names, pendingSubject, showcase, traceSubject } from './subjects.ts'

const decode = (svg: string): string => svg.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
/** Lines of text that a picture shows. */
const shown = (svg: string): string[] =>
  [...svg.matchAll(/<text[^>]*>(?:<title>[^<]*<\/title>)?([^<]*)<\/text>/g)].map(([, words = '']) => decode(words))
const draw = (subject: PictureSubject, options: PictureOptions = {}) => shown(picture(subject, { names, ...options }))

describe('a trace', () => {
  test('tells in a sentence what happened, who sent what to whom, when and for how much', () => {
    const lines = draw(traceSubject('jettonTransfer'))
    expect(lines).toEqual(
      expect.arrayContaining([
        'mainnet',
        'Success',
        'alice.ton sent 42.5 LUM to bruno.ton',
        'alice.ton',
        '42.5 LUM',
        'bruno.ton',
      ]),
    )
    expect(lines).toContain('Oct 9, 2025, 12:34:13 PM UTC  ·  Fees 0.016444437 GRAM')
    expect(lines).toContain('58e955…631711')
  })

  test('that failed says so and why, and tells nothing as if it had happened', () => {
    const lines = draw(traceSubject('failedJettonTransfer'))
    expect(lines).toContain('Failed')
    expect(lines.join(' ')).toContain('Exit code 706: not enough jettons')
    expect(lines.join(' ')).not.toMatch(/ sent /)
  })

  test('that is pending says so, and when that was known', () => {
    const text = draw(pendingSubject).join('\n')
    expect(text).toContain('Pending')
    expect(text).toContain('Not final: this may still change')
    expect(text).toContain('As of Oct 10, 2025, 11:30:29 PM UTC')
    expect(text).not.toMatch(/ sent .* to /)
  })

  test('that is a forecast is called one, without a time or a hash of its own', () => {
    const { trace, actions } = traceSubject('jettonTransfer')
    const transactions = Object.fromEntries(trace.map((row) => [row.hash, row]))
    for (const size of ['og', 'receipt'] as const) {
      const text = draw({ trace: { transactions, forecast: true }, actions }, { size }).join('\n')
      expect(text).toContain('Would succeed')
      expect(text).toContain('Simulation: nothing has been sent yet')
      expect(text).not.toMatch(/12:34|58e955|alice\.ton sent/)
    }
  })

  test('with a missing part says that its changes are incomplete', () => {
    const { trace } = traceSubject('jettonTransfer')
    const text = draw({ trace: trace.slice(0, -2) }).join('\n')
    expect(text).toContain('Part of the trace is missing')
    expect(text).not.toContain('Success')
  })
})

describe('a receipt', () => {
  test('has all exact lines, the whole hash, the check and the link', () => {
    const lines = draw(traceSubject('jettonTransfer'), {
      size: 'receipt',
      verification: 'fits',
      link: 'https://explorer.example/t/1',
    })
    expect(lines).toEqual(
      expect.arrayContaining([
        'Receipt',
        '+42.5 LUM',
        '−42.5 LUM',
        '+0.019673633 GRAM',
        '0.016444437 GRAM',
        'Hash verified',
        'https://explorer.example/t/1',
      ]),
    )
    expect(lines.join('')).toContain('58e9551501cac161b074b858dbe95fca2ba6c64f760555a6a29b04c8a7631711')
  })

  test('names the rows that it leaves out', () => {
    const svg = picture(traceSubject('fanOutTrace'), { names, size: 'receipt' })
    expect(shown(svg).join('\n')).toMatch(/^\+62 more$/m)
    expect(svg.length).toBeLessThan(40_000)
  })

  test.each(['javascript:alert(1)', 'https://user:pass@evil.example/', 'data:text/html,x'])(
    'does not print the link %s',
    (link) => {
      expect(picture(traceSubject('transfer'), { size: 'receipt', link })).not.toContain(link.slice(0, 10))
    },
  )
})

test('a transaction shows what its messages carried', () => {
  const transaction = traceSubject('transfer').trace.find(({ in_msg }) => in_msg?.source === null) as Transaction
  const lines = draw({ transaction })
  expect(lines).toContain('Success')
  expect(lines).toContain('External message')
  expect(lines.filter((line) => line.endsWith(' GRAM'))).not.toEqual([])
})

describe('an account', () => {
  test('has its name, address, kind, balance and jettons, and the moment of all that', () => {
    const lines = draw(accountSubject)
    expect(lines).toEqual(
      expect.arrayContaining([
        'alice.ton',
        'UQDhbTGWgkHZ8K-3vK2Z3URxHCJ5ECwOUgkw9MTw6GG38Gve',
        'Wallet v4r2  ·  Active',
        '329.265079085 GRAM',
        '1,035.5 LUM',
        'As of Oct 10, 2025, 11:30:29 PM UTC',
      ]),
    )
  })

  test('leaves out jettons that are marked as a scam', () => {
    const [wallet] = accountSubject.jettons ?? []
    const scam = wallet && { ...wallet, jetton: showcase.scamJettonMaster, balance: '1000000000' }
    const jettons = scam === undefined ? [] : [scam]
    expect(names.metadata[showcase.scamJettonMaster]?.token_info[0]?.is_scam).toBe(true)
    expect(describeAsText({ ...accountSubject, jettons }, { names })).not.toContain('Jettons')
  })

  test('with more jettons than it was given says so', () => {
    const jettons = accountSubject.jettons?.slice(0, 1)
    expect(describeAsText({ ...accountSubject, jettons }, { names })).not.toContain('and others')
    expect(describeAsText({ ...accountSubject, jettons, hasMoreJettons: true }, { names })).toContain('and others')
  })

  test('with an unknown balance does not show zero', () => {
    const account = { ...accountSubject.account, balance: null }
    expect(draw({ ...accountSubject, account })).toContain('—')
  })
})

test('a test network is written across the picture, and in its addresses', () => {
  for (const size of ['og', 'receipt'] as const) {
    const lines = draw(accountSubject, { size, network: { name: 'testnet', testOnly: true } })
    expect(lines[0]).toBe('Test network: these coins have no value')
    expect(lines.join('')).toContain('0QDhbTGWgkHZ8K')
  }
})

test.each([
  ['ru', russian, 'Успешно', 'Комиссии'],
  ['zh-Hans', chinese, '成功', '手续费'],
] as const)('speaks %s', (locale, messages, status, fees) => {
  const text = describeAsText(traceSubject('swapTrace'), { names, locale, messages })
  expect(text).toContain(status)
  expect(text).toContain(fees)
  expect(draw(traceSubject('swapTrace'), { locale, messages })).toContain(status)
  expect(text).not.toMatch(/Success|Fees|Status|Network:/)
})

test('names the zone of its times', () => {
  expect(draw(traceSubject('transfer'), { timeZone: 'Asia/Tokyo' }).join('\n')).toMatch(/GMT\+9/)
})

describe('hostile text', () => {
  const hostile = `"><script>alert(1)</script>\u202Eevil\u0000&amp;\uD800\uFFFE ${'W'.repeat(10_000)}`
  const { trace } = traceSubject('jettonTransfer')
  const rows = trace.map((row) => ({
    ...row,
    account: row.account,
    in_msg: row.in_msg && { ...row.in_msg, decoded_opcode: hostile },
  }))
  const accountNames = Object.fromEntries(trace.map(({ account }) => [account, hostile]))
  const options: PictureOptions = {
    names: {
      address_book: {},
      metadata: Object.fromEntries(
        Object.entries(names.metadata).map(([key, value]) => [
          key,
          { ...value, token_info: value.token_info.map((role) => ({ ...role, symbol: hostile, name: hostile })) },
        ]),
      ),
    },
    accountNames,
    nativeCoin: { symbol: hostile },
    network: { name: hostile, color: '"/><script>' },
  }
  const subjects: readonly (readonly [string, PictureSubject])[] = [
    [
      'trace',
      {
        trace: rows,
        actions: [{ ...(traceSubject('jettonTransfer').actions?.[0] as object), type: hostile } as never],
      },
    ],
    ['transaction', { transaction: rows[1] as Transaction }],
    ['account', accountSubject],
  ]

  test.each(subjects)('is only text, and little of it, in the picture of a %s', (_, subject) => {
    for (const size of ['og', 'receipt'] as const) {
      const svg = picture(subject, { ...options, size })
      expect(svg).not.toMatch(/<script|(?!\n)[\p{Cc}\u202E\uFFFE\uFFFF]|\p{Cs}/u)
      expect(svg).not.toMatch(/href|url\(|<image|<style|<foreignObject|\sstyle=|\son[a-z]+=/)
      expect(svg.length).toBeLessThan(60_000)
    }
    expect(describeAsText(subject, options)).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u)
  })
})

test('ten thousand transactions are drawn in a bounded picture', () => {
  const { trace } = traceSubject('transfer')
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    ...(trace[1] as Transaction),
    hash: `h${at}`,
    lt: String(1000 + at),
    account: `0:${at.toString(16).padStart(64, '0')}`,
  }))
  expect(picture({ trace: many }, { size: 'receipt' }).length).toBeLessThan(60_000)
})

// The browser test reads the file.
test('the same input gives the same bytes', async () => {
  const svg = picture(traceSubject('swapTrace'), { names, size: 'receipt' })
  expect(picture(traceSubject('swapTrace'), { names, size: 'receipt' })).toBe(svg)
  await expect(svg).toMatchFileSnapshot('swap.svg')
})
