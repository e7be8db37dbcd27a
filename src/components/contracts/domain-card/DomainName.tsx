import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import { addressKey } from '../../../text/format/address.ts'
import { AddressMark } from '../../values/address/AddressMark.tsx'
import { Link } from '../../values/link/Link.tsx'
import { DomainMark } from './DomainMark.tsx'
import { unknownText } from '../../../text/format/intl.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'
import type { TableColumn } from '../../lists/table/columns.ts'

interface DomainNameProps {
  readonly domain: string
  /** Address of the NFT item of the domain. */
  readonly item: string | null | undefined
  /** Whether it leads to an account other than its owner's. @default false */
  readonly elsewhere?: boolean
}

/** A domain in a table: its marks, and its name as a link if the display has a rule for it. */
export function DomainName({ domain, item, elsewhere = false }: DomainNameProps): ReactElement {
  const messages = useTexts('dns', dnsMessages)
  const { links } = useDisplay()
  const text = domainText(domain)
  return (
    <span part="dns-record-name">
      <DomainMark domain={domain} compact />
      {elsewhere && <AddressMark icon="warning" text={messages.walletIsNotOwner} kind="imitates" />}
      <Link part="dns-record-domain card-link" href={links.domain?.(domain, addressKey(item))} title={text}>
        <bdi>{text}</bdi>
      </Link>
    </span>
  )
}

/** Column of domains, with their marks. */
export function domainColumn<Row extends Pick<DnsRecord, 'domain' | 'nft_item_address'>>(
  label: string,
): TableColumn<Row> {
  return {
    id: 'domain',
    label,
    like: 'lighthouse.ton',
    cell: ({ domain, nft_item_address }) => <DomainName domain={domain} item={nft_item_address} />,
    value: ({ domain }) => plainText(domain, { maximum: 126 }),
    stacked: 'title',
  }
}

/** Cleans a name for display; a dash if there is none. */
export function domainText(domain: unknown): string {
  return plainText(domain, { maximum: 126 }) || unknownText
}

/** Tells whether a name resolves to an account other than its owner's. */
export function isElsewhere({ nft_item_owner, dns_wallet }: DnsRecord): boolean {
  const [owner, wallet] = [addressKey(nft_item_owner), addressKey(dns_wallet)]
  return owner !== undefined && wallet !== undefined && owner !== wallet
}

/** Tells whether a name contains letters other than a to z, directly or in Punycode (`xn--…`). */
export function isEncoded(domain: unknown): boolean {
  return typeof domain === 'string' && (/(?:^|\.)xn--/i.test(domain) || /[^!-~]/.test(domain))
}
