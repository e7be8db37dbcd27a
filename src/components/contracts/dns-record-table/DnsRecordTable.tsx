'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { unknownText } from '../../../format/intl.ts'
import { dnsMessages } from '../../../locales/en/contracts.ts'
import type { DnsMessages } from '../../../format/messages/contracts.ts'
import type { DnsRecord } from '../../../schema/dns/dns.ts'
import { Address } from '../../values/address/Address.tsx'
import { DomainName } from '../domain-card/DomainName.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import type { ColumnProps, TableColumn } from '../../lists/table/columns.ts'
import { Table, type TableStateProps } from '../../lists/table/Table.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { joinKey } from '../../../model/rows.ts'

/** Props of {@link DnsRecordTable}; the rest goes to its root, which is the element that scrolls. */
export interface DnsRecordTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>,
    TableStateProps,
    ColumnProps<DnsRecord> {
  /** Rows of `/dns/records` in the order of the service: the shortest names first. */
  readonly records: readonly DnsRecord[]
}

/**
 * Table of DNS names: owner, wallet, site and storage. A name links to its NFT item. Feed it from
 * {@link useInfiniteDnsRecords}.
 */
export const DnsRecordTable = forwardRef<HTMLDivElement, DnsRecordTableProps>(
  function DnsRecordTable({ records, columns: choice, label, part, ...rest }, ref) {
    const messages = useMessages('dns', dnsMessages)
    const defaults = useMemo(() => recordColumns(messages), [messages])
    const columns = useColumns(defaults, choice)
    return (
      <Table
        {...rest}
        ref={ref}
        part={partNames('dns-record-table', part)}
        label={label ?? messages.records}
        rows={records}
        columns={columns}
        rowKey={recordKey}
        empty={messages.noRecords}
      />
    )
  },
)

function recordKey({ nft_item_address, domain }: DnsRecord): string {
  return joinKey(nft_item_address, domain)
}

function recordColumns(messages: DnsMessages): readonly TableColumn<DnsRecord>[] {
  const account = (address: string | null) =>
    address === null || address === '' ? unknownText : <Address value={address} />
  const bytes = (hash: string | null) => (hash === null || hash === '' ? unknownText : <Hash value={hash} />)
  return [
    {
      id: 'domain',
      label: messages.domain,
      like: 'lighthouse.ton',
      cell: ({ domain, nft_item_address }) => <DomainName domain={domain} item={nft_item_address} />,
    },
    { id: 'owner', label: messages.owner, width: 'id', cell: ({ nft_item_owner }) => account(nft_item_owner) },
    { id: 'wallet', label: messages.wallet, width: 'id', cell: ({ dns_wallet }) => account(dns_wallet) },
    {
      id: 'site',
      label: messages.site,
      width: 'id',
      like: '012345…abcdef',
      cell: ({ dns_site_adnl }) => bytes(dns_site_adnl),
    },
    {
      id: 'storage',
      label: messages.storage,
      width: 'id',
      like: '012345…abcdef',
      cell: ({ dns_storage_bag_id }) => bytes(dns_storage_bag_id),
    },
  ]
}
