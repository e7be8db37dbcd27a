import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { writeManifest } from '../../scripts/manifest.mjs'
import { loadTable } from '../../scripts/web/table.mjs'
import { AttributeError, count, flag, integer, keyword, link } from '../../src/widgets/elements/attributes.ts'
import { oEmbed } from '../../src/widgets/elements/oembed.ts'
import { routeHref, parseFragment } from '../../src/widgets/elements/route.ts'

describe('attributes', () => {
  test('name the accepted values when the text is invalid', () => {
    expect(() => count.read('height', '-1')).toThrow(new AttributeError('height', 'needs a whole number, not "-1".'))
    expect(() => integer.read('workchain', '1.5')).toThrow('workchain needs a whole number')
    expect(() => keyword('light', 'dark').read('theme', 'blue')).toThrow('theme is one of light, dark, not "blue"')
  })

  test('accept the texts that templates write', () => {
    expect(integer.read('workchain', ' -1 ')).toBe(-1)
    expect(keyword('light', 'dark').read('theme', 'DARK')).toBe('dark')
    expect([flag.read('live', ''), flag.read('live', 'live'), flag.read('live', 'false')]).toEqual([true, true, false])
    expect(count.read('height', '')).toBeUndefined()
  })
})

describe('links', () => {
  test.each(['https://a.example/b?c#d', 'http://a.example', '/a', 'a/b', '#/x', '?a=b', '//a.example'])(
    '%j is one',
    (href) => {
      expect(link.read('href', ` ${href} `)).toBe(href)
    },
  )

  test.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript\r:alert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'ftp://a.example',
    'about:blank',
    'view-source:https://a.example',
    'https://',
  ])('%j is refused', (href) => {
    expect(() => link.read('href', href)).toThrow(AttributeError)
  })

  test('every attribute that holds one is of this kind', async () => {
    const { rows, shared } = await loadTable()
    const all = [...Object.entries(shared), ...rows.flatMap(({ attributes }) => Object.entries(attributes))]
    const named = all
      .filter(([name, { about }]) => /url|href|link/i.test(`${name} ${about}`))
      .filter(([name]) => name !== 'default-text')
    expect(named.map(([name]) => name)).toEqual(['base-url', 'explorer', 'href'])
    // Kinds of the built table are other objects than ours: they are told apart by what they refuse.
    for (const [name, { kind }] of named)
      expect(() => kind.read(name, 'javascript:alert(1)'), name).toThrow('needs an http: or https: URL')
  })
})

describe('routes of the explorer', () => {
  test('survive being written as a link and parsed again', () => {
    const key = 'a/b#c%20 +='
    const href = routeHref('/page.html#old', 'hash', key, 'part')
    expect(href.startsWith('/page.html#/hash/')).toBe(true)
    expect(parseFragment(href.slice('/page.html'.length))).toEqual({ kind: 'hash', key, section: 'part' })
  })

  test.for(['', '#', '#/', '#/account', '#/account/', '#/nothing/x', '#account/x', '#/account/%E0%A4%A'])(
    '"%s" is none',
    (fragment) => {
      expect(parseFragment(fragment)).toBeUndefined()
    },
  )
})

describe('oEmbed', () => {
  const page = 'https://mine.example/embed.html'

  test('accepts only its own page and known elements', () => {
    expect(() => oEmbed('https://other.example/embed.html?widget=nft', page)).toThrow('is not a URL of')
    expect(() => oEmbed('https://mine.example/other.html?widget=nft', page)).toThrow('is not a URL of')
    expect(() => oEmbed(`${page}?widget=script`, page)).toThrow('names no element')
  })

  test('escapes markup in a URL', () => {
    const { html, width } = oEmbed(`${page}?widget=nft&address="><script>alert(1)</script>`, page, { maxwidth: 300 })
    expect(html).not.toContain('<script')
    // Two for each of its six attributes.
    expect(html.match(/"/g)).toHaveLength(12)
    expect(width).toBe(300)
  })

  test.each([Number.NaN, -5, 0, Infinity, 1e9])('ignores the size %s', (size) => {
    expect(oEmbed(`${page}?widget=nft`, page, { maxwidth: size, maxheight: size })).toMatchObject({
      width: 640,
      height: 360,
    })
  })

  test('names the picture that it is given', () => {
    const thumbnail = { url: 'https://mine.example/og/1.png', width: 1200, height: 630 }
    expect(oEmbed(`${page}?widget=nft`, page, { thumbnail })).toMatchObject({
      thumbnail_url: thumbnail.url,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    })
    expect(oEmbed(`${page}?widget=nft`, page)).not.toHaveProperty('thumbnail_url')
  })
})

describe('files for editors', async () => {
  const table = await loadTable()
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-manifest-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  await writeManifest(folder, table)
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown

  test('every element has a valid example', () => {
    for (const { tag, attributes, oneOf: any } of table.rows) {
      const example = table.examples[tag]
      expect(example, tag).toBeDefined()
      for (const [name, text] of Object.entries(example ?? {})) {
        expect(attributes[name], `${tag} ${name}`).toBeDefined()
        expect(() => attributes[name]?.kind.read(name, text)).not.toThrow()
      }
      for (const [name, { required }] of Object.entries(attributes)) {
        if (required === true) expect(example, tag).toHaveProperty(name)
      }
      if (any !== undefined)
        expect(
          any.some((name) => name in (example ?? {})),
          tag,
        ).toBe(true)
    }
  })

  test('the manifest lists attributes with property, type and default', () => {
    const { modules } = read('custom-elements.json') as {
      modules: { declarations: { tagName: string; attributes: object[]; cssParts: { name: string }[] }[] }[]
    }
    const elements = modules[0]?.declarations ?? []
    expect(elements.map(({ tagName }) => tagName)).toEqual(table.rows.map(({ tag }) => tag))
    const history = elements.find(({ tagName }) => tagName === 'tonlens-history')
    expect(history?.attributes).toContainEqual({
      name: 'limit',
      fieldName: 'limit',
      type: { text: 'number' },
      description: 'Rows per page, 1 to 1000.',
      default: '20',
    })
    expect(history?.cssParts).toContainEqual({ name: 'table-cell' })
  })

  test('VS Code data lists keywords and boolean attributes', () => {
    const { tags } = read('html-data.json') as { tags: { name: string; attributes: { name: string }[] }[] }
    const attributes = tags.find(({ name }) => name === 'tonlens-history')?.attributes
    expect(attributes?.find(({ name }) => name === 'theme')).toMatchObject({
      values: [{ name: 'light' }, { name: 'dark' }, { name: 'auto' }],
    })
    expect(attributes?.find(({ name }) => name === 'live')).toMatchObject({ valueSet: 'v' })
  })
})
