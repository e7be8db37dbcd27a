import { type ColumnDisplay, defaultDisplay, readMessages } from '../../../react/display/display.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'
import { hashColumn, optionalAccountColumn } from '../../lists/table/columnKinds.tsx'
import type { TableColumn } from '../../lists/table/columns.ts'
import { domainColumn, DomainName, isElsewhere } from '../domain-card/DomainName.tsx'

/**
 * Creates the columns of a `DnsRecordTable`: domain, owner, wallet, site and storage.
 * @param display Language; pass `useDisplay()`. @default English
 */
export function dnsRecordColumns(display: ColumnDisplay = defaultDisplay): readonly TableColumn<DnsRecord>[] {
  const messages = readMessages(display, 'dns', dnsMessages)
  return [
    {
      ...domainColumn<DnsRecord>(messages.domain),
      cell: (record) => (
        <DomainName domain={record.domain} item={record.nft_item_address} elsewhere={isElsewhere(record)} />
      ),
    },
    optionalAccountColumn('owner', messages.owner, ({ nft_item_owner }) => nft_item_owner, { stacked: 'note' }),
    optionalAccountColumn('wallet', messages.wallet, ({ dns_wallet }) => dns_wallet, { stacked: 'to' }),
    hashColumn('site', messages.site, ({ dns_site_adnl }) => dns_site_adnl, { hideOrder: 2 }),
    hashColumn('storage', messages.storage, ({ dns_storage_bag_id }) => dns_storage_bag_id, { hideOrder: 1 }),
  ]
}
