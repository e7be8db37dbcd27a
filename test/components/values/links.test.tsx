import type { ReactElement } from 'react'
import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Pagination } from '../../../src/components/lists/pagination/Pagination.tsx'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { Hash } from '../../../src/components/values/hash/Hash.tsx'
import { JettonAmount } from '../../../src/components/values/jetton-amount/JettonAmount.tsx'
import { hostileLinks } from '../../helpers/components/hostileLinks.ts'

const account = `0:${'AB'.repeat(32)}`
const views: readonly (readonly [name: string, draw: (href: string) => ReactElement])[] = [
  ['Address', (href) => <Address value={account} href={href} />],
  ['Hash', (href) => <Hash value={`${'A'.repeat(43)}=`} href={href} />],
  ['JettonAmount', (href) => <JettonAmount amount="1" master={account} symbol="X" decimals={1} href={href} />],
  ['Pagination', (href) => <Pagination page={2} pageCount={3} pageHref={() => href} />],
]

describe.each(views)('%s', (_name, draw) => {
  test('links to a web page', () => {
    expect(renderToStaticMarkup(draw('/a?b=c#d'))).toContain(' href="/a?b=c#d"')
  })

  test.each(hostileLinks)('does not link to %j', (href) => {
    expect(renderToStaticMarkup(draw(href))).not.toContain(' href')
  })
})

test('every link of a component goes through Link, so that rules, `linkComponent` and `onNavigate` see it', () => {
  const folder = new URL('../../../src/components/', import.meta.url)
  const direct = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('/link/Link.tsx'))
    .filter((file) => /<a[\s>]|createElement\(\s*['"]a['"]|\bhref:/.test(readFileSync(new URL(file, folder), 'utf8')))
  expect(direct).toEqual([])
})
