import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readReleaseSource, withAbsoluteAddresses, withRepository } from '../../scripts/prepare-release.mjs'

const source = {
  server: 'https://forge.example',
  repository: 'owner/name',
  tag: 'v1.2.3',
  pages: 'https://owner.example/name/',
}
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')

test('the manifest names the repository that publishes it, its pages and where to report bugs', () => {
  expect(withRepository({ name: 'tonlens' }, source)).toEqual({
    name: 'tonlens',
    homepage: 'https://owner.example/name/',
    bugs: { url: 'https://forge.example/owner/name/issues' },
    repository: { type: 'git', url: 'git+https://forge.example/owner/name.git' },
  })
})

test('every picture and every link of the published README has an absolute address', () => {
  const published = withAbsoluteAddresses(readme, source).replaceAll(/^```[\s\S]*?^```/gm, '')
  const addresses = [...published.matchAll(/\]\(([^)#\s]+)[^)]*\)|\b(?:src|srcset)="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  )
  expect(addresses.length).toBeGreaterThan(5)
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([])
  expect(addresses.filter((address) => address.includes('/raw/v1.2.3/')).length).toBeGreaterThan(1)
  expect(addresses).toContain('https://owner.example/name/?path=/docs/start-getting-started--docs')
  expect(addresses).toContain('https://owner.example/name/?path=/docs/guides-custom-contracts-abi--docs')
})

test.each([
  ['Owner/name', undefined, 'https://owner.github.io/name/'],
  ['owner/owner.github.io', '', 'https://owner.github.io/'],
  ['owner/name', 'https://tonlens.example', 'https://tonlens.example/'],
])('the pages of %s with the address %s are at %s', (repository, pages, expected) => {
  const environment = { GITHUB_SERVER_URL: 'https://github.com', GITHUB_REPOSITORY: repository, RELEASE_TAG: 'v1.2.3' }
  expect(readReleaseSource({ ...environment, PAGES_URL: pages }).pages).toBe(expected)
})

test('code blocks, anchors and absolute links stay as they are', () => {
  const text = '[a](#limits) [b](https://other.example/x)\n\n```html\n<img src="web/a.png">\n```\n'
  expect(withAbsoluteAddresses(text, source)).toBe(text)
})

test('a missing variable is named', () => {
  expect(() => readReleaseSource({ GITHUB_SERVER_URL: 'https://forge.example', RELEASE_TAG: 'v1.2.3' })).toThrow(
    'GITHUB_REPOSITORY is not set',
  )
})
