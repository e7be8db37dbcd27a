import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { DomainName } from '../../../src/components/contracts/domain-card/DomainName.tsx'
import { JettonName } from '../../../src/components/jettons/jetton-card/JettonName.tsx'
import { Address } from '../../../src/components/values/address/Address.tsx'
import { Hash } from '../../../src/components/values/hash/Hash.tsx'
import { JettonAmount } from '../../../src/components/values/jetton-amount/JettonAmount.tsx'
import { DisplayProvider } from '../../../src/react/display/DisplayProvider.tsx'
import {
  completeLinks,
  explorerLinks,
  type LinkComponentProps,
  type LinkRules,
} from '../../../src/react/display/links.ts'
import { understandSearch } from '../../../src/meaning/names/search.ts'
import { hostileLinks } from '../../helpers/components/hostileLinks.ts'

const account = `0:${'AB'.repeat(32)}`
const hash = `${'A'.repeat(42)}8=`
const general: LinkRules = {
  address: (address) => `/account/${address}`,
  transaction: (base64) => `/transaction/${base64}`,
}
const own: LinkRules = {
  ...general,
  jetton: (master) => `/jetton/${master}`,
  nft: (item) => `/nft/${item}`,
  collection: (collection) => `/collection/${collection}`,
  domain: (domain) => `/domain/${domain}`,
  trace: (base64) => `/trace/${base64}`,
}

function linkIn(element: ReactElement, links: LinkRules): string | undefined {
  const html = renderToStaticMarkup(<DisplayProvider links={links}>{element}</DisplayProvider>)
  return / href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&')
}

describe('a kind of thing', () => {
  const cases: readonly (readonly [string, () => ReactElement, string, string])[] = [
    ['jetton, by name', () => <JettonName master={account} />, `/jetton/${account}`, `/account/${account}`],
    [
      'jetton, by amount',
      () => <JettonAmount amount="1" master={account} symbol="X" />,
      `/jetton/${account}`,
      `/account/${account}`,
    ],
    ['jetton, by address', () => <Address value={account} of="jetton" />, `/jetton/${account}`, `/account/${account}`],
    ['NFT item', () => <Address value={account} of="nft" />, `/nft/${account}`, `/account/${account}`],
    ['collection', () => <Address value={account} of="collection" />, `/collection/${account}`, `/account/${account}`],
    ['domain', () => <DomainName domain="alice.ton" item={account} />, '/domain/alice.ton', `/account/${account}`],
    ['trace', () => <Hash value={hash} of="trace" />, `/trace/${hash}`, `/transaction/${hash}`],
  ]

  test.each(cases)('%s: has its own rule', (_kind, draw, expected) => {
    expect(linkIn(draw(), own)).toBe(expected)
  })

  test.each(cases)('%s: falls back to the more general rule', (_kind, draw, _own, fallback) => {
    expect(linkIn(draw(), general)).toBe(fallback)
  })

  test.each(cases)('%s: is plain text without any rule', (_kind, draw) => {
    expect(linkIn(draw(), {})).toBeUndefined()
  })
})

test('a domain whose item is unknown has no link by the rule of items', () => {
  expect(linkIn(<DomainName domain="alice.ton" item={null} />, general)).toBeUndefined()
  expect(linkIn(<DomainName domain="alice.ton" item={null} />, own)).toBe('/domain/alice.ton')
})

describe('explorerLinks', () => {
  const explorers = ['tonviewer', 'tonscan'] as const

  test.each(explorers)('%s: search finds the same thing in each link', (explorer) => {
    const { address, jetton, nft, collection, transaction, block } = completeLinks(explorerLinks(explorer))
    for (const rule of [address, jetton, nft, collection]) {
      expect(understandSearch(rule?.(account) ?? '')).toMatchObject({
        targets: [{ kind: 'address', address: account }],
        network: 'mainnet',
      })
    }
    expect(understandSearch(transaction?.(hash) ?? '').targets).toEqual([{ kind: 'transaction', hash }])
    expect(understandSearch(block?.(-1, '8000000000000000', 42) ?? '').targets).toEqual([
      { kind: 'block', workchain: -1, shard: '8000000000000000', seqno: 42 },
    ])
  })

  test.each(explorers)('%s: links of testnet lead to testnet', (explorer) => {
    const href = explorerLinks(explorer, { network: 'testnet' }).address?.(account) ?? ''
    expect(understandSearch(href)).toMatchObject({ network: 'testnet', targets: [{ testOnly: true }] })
  })

  test.each(explorers)('%s: malformed addresses and hashes do not throw', (explorer) => {
    const links = completeLinks(explorerLinks(explorer))
    for (const value of ['', 'x', '<img>', 'EQ'.repeat(400)]) {
      expect(() => [links.address?.(value), links.nft?.(value), links.transaction?.(value)]).not.toThrow()
    }
  })
})

describe('linkComponent', () => {
  const RouterLink = ({ href, children, ...rest }: LinkComponentProps) => (
    <a {...rest} href={href} data-router="">
      {children}
    </a>
  )

  test('renders links of the application', () => {
    const html = renderToStaticMarkup(
      <DisplayProvider links={general} linkComponent={RouterLink}>
        <Address value={account} />
      </DisplayProvider>,
    )
    expect(html).toMatch(/<a [^>]*data-router=""/)
  })

  test.each(hostileLinks)('never receives %j', (href) => {
    const html = renderToStaticMarkup(
      <DisplayProvider links={{ address: () => href }} linkComponent={RouterLink}>
        <Address value={account} />
      </DisplayProvider>,
    )
    expect(html).not.toContain('data-router')
  })
})
