'use client'
import {
  type ColumnProps,
  type JettonTransfer,
  JettonTransferTable,
  listState,
  useInfiniteJettonTransfers,
} from 'tonlens'

/** The table's own columns, and one more as an example. */
const columns: ColumnProps<JettonTransfer>['columns'] = (defaults) => [
  ...defaults,
  { id: 'query', label: 'Query', cell: ({ query_id }) => query_id, width: 120, hideOrder: 1 },
]

/** Table of the jetton transfers of an account, newest first, with a column of your own. */
export function JettonTransfers({ owner }: { readonly owner: string }) {
  const query = useInfiniteJettonTransfers({ owner_address: [owner], limit: 20, sort: 'desc' })
  return <JettonTransferTable {...listState(query)} transfers={query.rows} perspective={owner} columns={columns} />
}
