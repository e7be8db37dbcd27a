import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { inspectorMessages } from '../../../text/en/tools/inspector.ts'
import { bytesToHex } from '../../../ton/cells/bytes.ts'
import type { Cell } from '../../../ton/cells/cell.ts'
import { bocText } from '../../../ton/cells/bocText.ts'
import { Facts, type Fact } from '../../states/card/Facts.tsx'
import { CopyButton } from '../../values/copy-button/CopyButton.tsx'
import { Hash } from '../../values/hash/Hash.tsx'

/** Bits, references, depth and hashes of one cell. */
export function CellFacts({ cell }: { readonly cell: Cell }): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('inspector', inspectorMessages)
  const facts = useMemo(() => {
    const number = (value: number) => <bdi>{formatNumber(value, locale)}</bdi>
    const { type, bitLength, refs, levelMask } = cell
    const list: Fact[] = [
      { id: 'type', term: messages.type, value: messages.cellTypes[type] },
      { id: 'bits', term: messages.bits, value: number(bitLength) },
      { id: 'references', term: messages.references, value: number(refs.length) },
      { id: 'depth', term: messages.depth, value: number(cell.depth()) },
      { id: 'level', term: messages.level, value: levelMask === 0 ? undefined : number(32 - Math.clz32(levelMask)) },
      { id: 'hash', term: messages.hash, value: <Hash value={bytesToHex(cell.hash())} copy />, wide: true },
      { id: 'named', term: messages.namedHash, value: namedHash(cell), wide: true },
    ]
    return list
  }, [cell, locale, messages])
  const hex = bytesToHex(cell.data)
    .slice(0, Math.ceil(cell.bitLength / 4))
    .toUpperCase()
  return (
    <>
      <Facts facts={facts} loading={false} />
      <div part="cell-inspector-data">
        <span part="card-term">{messages.data}</span>
        {hex === '' ? <span part="card-note">{messages.noData}</span> : <bdi part="cell-inspector-hex">{hex}</bdi>}
        <span part="cell-inspector-copies">
          {hex !== '' && <CopyButton text={hex} label={messages.copyData} />}
          <CopyButton text={() => bocText(cell)} label={messages.copyCell} />
        </span>
      </div>
    </>
  )
}

/** Hash of the cell that an exotic one stands for. */
function namedHash({ type, data }: Cell): ReactElement | undefined {
  const start = { ordinary: undefined, pruned: 2, library: 1, merkleProof: 1, merkleUpdate: undefined }[type]
  return start === undefined ? undefined : <Hash value={bytesToHex(data.subarray(start, start + 32))} copy />
}
