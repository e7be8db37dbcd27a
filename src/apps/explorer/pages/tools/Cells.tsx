import { type ReactElement, useState } from 'react'
import { type Message, skipToken, type Transaction, useMessages, useTransactions } from 'tonlens'
import { CellInspector } from 'tonlens/contracts'
import { standards } from 'tonlens/abi'
import { compileTlb } from 'tonlens/tlb'
import type { Cell } from 'tonlens/ton'
import { buildMessageCell, buildTransactionCell } from 'tonlens/verify'
import { useRouter } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { Example } from './Example.tsx'
import { maxLinkLength } from './toolInput.ts'

/**
 * The cell inspector: the URL has the bag and the cell, unless the bag is too long. Of hashes, the service
 * knows those of transactions and messages; their cells are built from its rows.
 */
export function Cells(): ReactElement {
  const texts = useExplorerTexts('tools')
  const { route, go } = useRouter()
  const [hash, setHash] = useState<string>()
  const [long, setLong] = useState<string>()
  const transactions = useTransactions(hash === undefined ? skipToken : { hash: [hash] })
  const messages = useMessages(hash === undefined ? skipToken : { msg_hash: [hash] })
  const found = findCell(transactions.data?.transactions, messages.data?.messages)
  const isLoading = transactions.isFetching || messages.isFetching
  const isMissing = hash !== undefined && !isLoading && found === null
  const [link = '', path = ''] = route.tab.split('@')
  const show = (boc: string) => {
    const isLong = boc.length > maxLinkLength
    setHash(undefined)
    setLong(isLong ? boc : undefined)
    go('tools', 'cells', isLong ? '' : boc)
  }
  return (
    <>
      <Example
        onLoad={(newest) => {
          const body = newest
            .flatMap(({ in_msg }) => in_msg?.message_content?.body ?? [])
            .find((each) => each.length > 60)
          if (body !== undefined) show(body)
          return body !== undefined
        }}
      />
      <CellInspector
        abis={standards.abis}
        compileTlb={compileTlb}
        boc={found ?? long ?? link}
        onBocChange={show}
        path={path}
        onPathChange={(next) => go('tools', 'cells', `${link}@${next}`)}
        onHash={setHash}
        loading={isLoading}
        error={transactions.error ?? messages.error ?? (isMissing ? texts.noCells : undefined)}
      />
    </>
  )
}

function findCell([transaction]: readonly Transaction[] = [], [message]: readonly Message[] = []): Cell | null {
  if (transaction !== undefined) return buildTransactionCell(transaction)
  return message === undefined ? null : buildMessageCell(message)
}
