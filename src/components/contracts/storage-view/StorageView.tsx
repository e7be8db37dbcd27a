'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { storageMessages } from '../../../text/en/contracts/code.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import type { AccountStateFull } from '../../../service/rows/account.ts'
import { bytesToHex } from '../../../ton/cells/bytes.ts'
import { isHash, toHexHash } from '../../../ton/cells/hash.ts'
import { Card, type CardPartProps } from '../../states/card/Card.tsx'
import { CardHeader, optionalHashFact } from '../../states/card/cardParts.tsx'
import { type Fact, Facts } from '../../states/card/Facts.tsx'
import { FieldList } from '../../values/decoded-body/FieldList.tsx'
import { RawData } from '../../values/raw-data/RawData.tsx'
import { type CellState, useCell } from '../../values/useCell.ts'
import { measureCell } from './measureCell.ts'
import { useStorage } from './useStorage.ts'
import { checkRow } from '../../../service/rows/checkRows.ts'
import { accountStateFullShape } from '../../../service/rows/shapes/tables.ts'
import { copiedHashLike } from '../../../text/format/hash.ts'

/** Props of {@link StorageView}; the rest go to the `<article>`. */
export interface StorageViewProps
  extends Omit<ComponentPropsWithoutRef<'article'>, 'children'>, CardPartProps<AccountStateFull, 'header' | 'facts'> {
  /** Row of `/accountStates`, requested with `include_boc`; null or undefined if there is none, or none yet. */
  readonly account?: AccountStateFull | null | undefined
}

/**
 * Data that a contract stores: field by field where the display's `contracts` have its ABI, and its cells as a tree.
 * The data is compared with the hash that the service gives for it. Feed it from {@link useAccountStates} with
 * `include_boc`.
 * @example
 * const query = useAccountStates({ address: [address], include_boc: true })
 * <StorageView {...cardState(query)} account={query.data?.accounts[0] ?? null} />
 */
export const StorageView = forwardRef<HTMLElement, StorageViewProps>(function StorageView(
  { account, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('storage', storageMessages)
  const given = checkRow(accountStateFullShape, account)
  const boc = given?.data_boc ?? ''
  const hash = given?.data_hash ?? ''
  const data = useCell(boc)
  const cell = data.status === 'read' ? data.cell : undefined
  const size = useMemo(() => (cell === undefined ? undefined : measureCell(cell)), [cell])
  const facts: Fact[] = [
    optionalHashFact('hash', messages.dataHash, hash, copiedHashLike),
    { id: 'cells', term: messages.cells, value: size && <bdi>{formatNumber(size.cells, locale)}</bdi> },
    { id: 'bits', term: messages.bits, value: size && <bdi>{formatNumber(size.bits, locale)}</bdi> },
  ]
  return (
    <Card
      {...rest}
      ref={ref}
      kind="storage-view"
      part={part}
      label={rest['aria-label'] ?? messages.title}
      given={account}
      entity={given}
      emptyText={messages.empty}
    >
      <CardHeader>
        <span part="card-title">{messages.title}</span>
      </CardHeader>
      <Facts slotted facts={facts} loading={given === undefined} />
      {given !== undefined && boc === '' && <p part="card-note">{hash === '' ? messages.noData : messages.missing}</p>}
      {given !== undefined && boc !== '' && <Stored account={given} data={data} hash={hash} />}
    </Card>
  )
})

interface StoredProps {
  readonly account: AccountStateFull
  readonly data: CellState
  readonly hash: string
}

/** Fields of the data and its cells. Data of another hash is not called that of the account. */
function Stored({ account, data, hash }: StoredProps): ReactElement {
  const messages = useTexts('storage', storageMessages)
  const storage = useStorage(account, data)
  const isOther = data.status === 'read' && isHash(hash) && bytesToHex(data.cell.hash()) !== toHexHash(hash)
  return (
    <>
      {isOther && (
        <p part="storage-view-refusal" role="status">
          {messages.otherHash}
        </p>
      )}
      {data.status === 'malformed' && <p part="card-note">{messages.malformed}</p>}
      {data.status === 'read' && (
        <section part="card-section">
          <h3 part="card-heading">{messages.fields}</h3>
          <p part="card-note">{storage === undefined ? messages.noAbi : messages.readBy(storage.source)}</p>
          {storage !== undefined && storage.fields.length > 0 && <FieldList fields={storage.fields} />}
        </section>
      )}
      {data.status !== 'reading' && (
        <section part="card-section">
          <h3 part="card-heading">{messages.tree}</h3>
          <RawData value={data.status === 'read' ? data.cell : account.data_boc} label={messages.tree} />
        </section>
      )}
    </>
  )
}
