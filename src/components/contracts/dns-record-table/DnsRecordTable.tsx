'use client'
import { forwardRef, useMemo, type HTMLAttributes } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { dnsMessages } from '../../../text/en/contracts/contracts.ts'
import type { DnsRecord } from '../../../service/rows/dns/dns.ts'
import { Table } from '../../lists/table/Table.tsx'
import type { TableStateProps } from '../../lists/table/tableProps.ts'
import type { ColumnProps } from '../../lists/table/tools/toolProps.ts'
import { dnsRecordColumns } from './dnsRecordColumns.tsx'
import { useColumns } from '../../lists/table/useColumns.ts'
import { joinKey } from '../../../service/rows/readRow.ts'

/** Props of {@link DnsRecordTable}; the rest goes to its root, which is the element that scrolls. */
export interface DnsRecordTableProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children'>, TableStateProps, ColumnProps<DnsRecord> {
  /** Rows of `/dns/records` in the order of the service: the shortest names first. */
  readonly records: readonly DnsRecord[]
}

/**
 * Table of DNS names: owner, wallet, site and storage. A name links to its NFT item. Feed it from
 * {@link useInfiniteDnsRecords}.
 */
export const DnsRecordTable = forwardRef<HTMLDivElement, DnsRecordTableProps>(function DnsRecordTable(
  { records, columns: choice, label, part, ...rest },
  ref,
) {
  const messages = useTexts('dns', dnsMessages)
  const display = useDisplay()
  const defaults = useMemo(() => dnsRecordColumns(display), [display])
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
      emptyText={messages.noRecords}
    />
  )
})

function recordKey({ nft_item_address, domain }: DnsRecord): string {
  return joinKey(nft_item_address, domain)
}
