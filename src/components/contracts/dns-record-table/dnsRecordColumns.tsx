import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'
import { accountColumn, type ColumnOptions, hashColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { Address } from '../../values/address/Address.tsx'
import { DomainName } from '../domain-card/DomainName.tsx'

/**
 * Creates the columns of a `DnsRecordTable`: domain, owner, wallet, site and storage.
 * @param display Language; pass `useDisplay()`. @default English
 */
export function dnsRecordColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<DnsRecord>[] {
  const messages = readMessages(display, 'dns', dnsMessages)
  const account = (
    id: string,
    label: string,
    read: (row: DnsRecord) => string | null,
    options: ColumnOptions<DnsRecord>,
  ) =>
    accountColumn(id, label, read, {
      ...options,
      cell: (row) => (read(row) ? <Address value={read(row)} /> : unknownText),
    })
  return [
    {
      id: 'domain',
      label: messages.domain,
      like: 'lighthouse.ton',
      cell: ({ domain, nft_item_address }) => <DomainName domain={domain} item={nft_item_address} />,
      value: ({ domain }) => plainText(domain, { maximum: 126 }),
      stacked: 'title',
    },
    account('owner', messages.owner, ({ nft_item_owner }) => nft_item_owner, { stacked: 'note' }),
    account('wallet', messages.wallet, ({ dns_wallet }) => dns_wallet, { stacked: 'to' }),
    hashColumn('site', messages.site, ({ dns_site_adnl }) => dns_site_adnl, { hideOrder: 2 }),
    hashColumn('storage', messages.storage, ({ dns_storage_bag_id }) => dns_storage_bag_id, { hideOrder: 1 }),
  ]
}
