import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import type { AccountAt } from '../../../ledger/past/accountAt.ts'
import { momentMessages } from '../../../text/en/contracts/moment.ts'
import { vmMessages } from '../../../text/en/contracts/vm.ts'
import type { Replay } from '../../../meaning/contracts/replay.ts'
import { bytesToBase64 } from '../../../ton/cells/bytes.ts'
import { CellDisclosure } from '../../values/decoded-body/CellDisclosure.tsx'
import { useCell } from '../../values/useCell.ts'
import { StoredFields } from '../../contracts/storage-view/StoredFields.tsx'

interface StorageAtProps {
  readonly account: AccountAt
  readonly replay: Replay
}

/**
 * Storage of a contract at a moment, as the local VM left it: nothing if its hash is not the one that the index states
 * for the moment, as while the replay of another moment is shown. Where a replay is not possible, it says why.
 */
export function StorageAt({ account, replay }: StorageAtProps): ReactElement | null {
  const texts = useTexts('moment', momentMessages)
  const vm = useTexts('vm', vmMessages)
  const after = replay.status === 'exact' ? replay.storage.after : null
  const data = useCell(after)
  const isProven = data.status === 'read' && bytesToBase64(data.cell.hash()) === account.dataHash
  if (account.dataHash === null || (replay.status === 'exact' && !isProven)) return null
  return (
    <section part="portfolio-list card-section">
      <h3 part="card-heading">{texts.storage}</h3>
      {replay.status === 'exact' && after !== null ? (
        <>
          <StoredFields
            account={{ address: account.account, code_hash: account.codeHash, interfaces: [], data_boc: after }}
          />
          <CellDisclosure cell={after} />
        </>
      ) : (
        <p part="card-note">{replay.status === 'exact' ? vm.noData : vm.gaps[replay.reason]}</p>
      )}
    </section>
  )
}
