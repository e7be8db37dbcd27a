'use client'
import { readMessages } from '../../../react/display/display.ts'
import { defineTable, type RowTableProps } from '../../lists/table/defineTable.tsx'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'
import { dnsRecordColumns } from './dnsRecordColumns.tsx'
import { dnsRecordShape } from '../../../service/rows/shapes/tables.ts'

/** Props of {@link DnsRecordTable}; the rest goes to its root, which is the element that scrolls. */
export interface DnsRecordTableProps extends RowTableProps<DnsRecord> {
  /** Rows of `/dns/records` in the order of the service: the shortest names first. */
  readonly records: readonly DnsRecord[]
}

/**
 * Table of DNS names: owner, wallet, site and storage. A name links to its NFT item. Feed it from
 * {@link useInfiniteDnsRecords}.
 */
export const DnsRecordTable = defineTable<DnsRecordTableProps, DnsRecord>({
  part: 'dns-record-table',
  rows: 'records',
  shape: dnsRecordShape,
  texts: (display) => {
    const { records: label, noRecords: empty } = readMessages(display, 'dns', dnsMessages)
    return { label, empty }
  },
  columns: dnsRecordColumns,
  rowKey: ({ nft_item_address, domain }) => `${nft_item_address} ${domain}`,
})
