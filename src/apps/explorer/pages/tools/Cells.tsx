import { type ReactElement, useState } from 'react'
import { CellInspector, skipToken, useMessages, useTransactions, type Message, type Transaction } from 'tonlens'
import { standards } from 'tonlens/abi'
import { compileTlb } from 'tonlens/tlb'
import { type Cell } from 'tonlens/ton'
import { buildMessageCell, buildTransactionCell } from 'tonlens/verify'
import { useRouter } from '../../shell/router.ts'

/** Longest bag in a link. */
const longestLink = 4000
const notFound = new Error('The service finds cells by the hash of a transaction or of a message only. It knows neither under this hash.')

/**
 * The cell inspector: the address has the bag and the cell, unless the bag is too long. Of hashes, the service
 * knows those of transactions and messages; their cells are built from its rows.
 */
export function Cells(): ReactElement {
  const { route, go } = useRouter()
  const [hash, setHash] = useState<string>()
  const [long, setLong] = useState<string>()
  const transactions = useTransactions(hash === undefined ? skipToken : { hash: [hash] })
  const messages = useMessages(hash === undefined ? skipToken : { msg_hash: [hash] })
  const found = findCell(transactions.data?.transactions, messages.data?.messages)
  const isLoading = transactions.isFetching || messages.isFetching
  const isMissing = hash !== undefined && !isLoading && found === null
  const [link = '', path = ''] = route.tab.split('@')
  return (
    <CellInspector
      abis={standards.abis}
      compileTlb={compileTlb}
      boc={found ?? long ?? link}
      onBocChange={(boc) => {
        setHash(undefined)
        setLong(boc.length > longestLink ? boc : undefined)
        go('tools', 'cells', boc.length > longestLink ? '' : boc)
      }}
      path={path}
      onPathChange={(next) => go('tools', 'cells', `${link}@${next}`)}
      onHash={setHash}
      loading={isLoading}
      error={transactions.error ?? messages.error ?? (isMissing ? notFound : undefined)}
    />
  )
}

function findCell(
  [transaction]: readonly Transaction[] = [],
  [message]: readonly Message[] = [],
): Cell | null {
  if (transaction !== undefined) return buildTransactionCell(transaction)
  return message === undefined ? null : buildMessageCell(message)
}
