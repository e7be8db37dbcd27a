import { describe, expect, test } from 'vitest'
import { plainText, safeLink } from '../../src/service/rows/plainText.ts'

describe('plainText', () => {
  test('removes bidi controls, which make text read as another', () => {
    expect(plainText('invoice\u202Efdp.exe\u202C')).toBe('invoicefdp.exe')
    expect(plainText('\u2066a\u2069\u200Eb\u200Fc\u061Cd')).toBe('abcd')
  })

  test('removes control and invisible characters, which make two names look alike', () => {
    expect(plainText('te\u0000st\u001b[31m')).toBe('test[31m')
    expect(plainText('US\u200BD\u00AD\u2060\uFEFFT\u3164')).toBe('USDT')
    expect(plainText('a\u{E0041}\u{E0042}b')).toBe('ab')
  })

  test('keeps what scripts and emoji need', () => {
    expect(plainText('می‌خواهم')).toBe('می‌خواهم')
    expect(plainText('👩‍🚀 ❤️')).toBe('👩‍🚀 ❤️')
    expect(plainText('क्षि')).toBe('क्षि')
  })

  test('holds towers of combining marks down to four', () => {
    expect(plainText(`Z${'\u0351'.repeat(500)}a`)).toBe(`Z${'\u0351'.repeat(4)}a`)
  })

  test('parts what is joined longer than any emoji, since no line could break within it', () => {
    expect(plainText(`👩${'\u200D👧'.repeat(90)}`)).not.toContain('\u200D')
    expect(plainText('👩‍👩‍👧‍👦🏴‍☠️👨🏽‍❤️‍💋‍👨🏿')).toBe('👩‍👩‍👧‍👦🏴‍☠️👨🏽‍❤️‍💋‍👨🏿')
  })

  test('shows half a surrogate pair as a replacement character', () => {
    expect(plainText('a\uD83Db')).toBe('a\uFFFDb')
  })

  test('is empty when nothing of the text can be seen', () => {
    expect(plainText('\u200D\u200C \u202E')).toBe('')
  })

  test('bounds the length by whole characters, and shows that it did', () => {
    const cut = plainText('😀'.repeat(50), { maximum: 10 })
    expect(Array.from(cut)).toHaveLength(10)
    expect(cut.endsWith('😀…')).toBe(true)
    expect(plainText('x'.repeat(10), { maximum: 10 })).toBe('x'.repeat(10))
  })

  test('shows that it cut a text which hides its end behind a million invisible characters', () => {
    expect(plainText(`safe${'\u200B'.repeat(1_000_000)}not`)).toBe('safe…')
  })

  test('puts lines into one, or keeps at most one empty line between them', () => {
    expect(plainText(' a \r\n\n\n\n b\u2028c ')).toBe('a b c')
    expect(plainText(' a \r\n\n\n\n b\u2028c ', { lines: true })).toBe('a\n\nb\nc')
  })

  test.each([null, undefined, 7, {}, ['a'], () => 'a'])('is empty for %s, which is no text', (value) => {
    expect(plainText(value)).toBe('')
  })
})

describe('safeLink', () => {
  test('lets http and https through and names the host', () => {
    expect(safeLink('https://Example.org/a?b')).toEqual({ href: 'https://example.org/a?b', host: 'example.org' })
    expect(safeLink('http://127.0.0.1:8080/')?.host).toBe('127.0.0.1:8080')
  })

  test('names look-alike hosts in their ASCII form', () => {
    expect(safeLink('https://tоn.org/')?.host).toBe('xn--tn-fmc.org')
  })

  test.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    '/path',
    'https://bank.example@evil.example/',
    'https://user:word@host.example/',
    `https://host.example/${'a'.repeat(2048)}`,
    'https://',
    '',
    null,
    {},
  ])('refuses %j', (url) => {
    expect(safeLink(url)).toBeUndefined()
  })
})
