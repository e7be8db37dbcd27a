import type { ReactElement } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import type { BodyField, BodyValue } from '../../../format/decoded.ts'
import { formatNumber } from '../../../format/intl.ts'
import { bodyMessages } from '../../../locales/en/messages.ts'
import { humanizeName } from '../../../format/opcodeWords.ts'
import { plainText } from '../../../model/text.ts'
import { Address } from '../address/Address.tsx'
import { CoinAmount } from '../coin-amount/CoinAmount.tsx'
import { Hash } from '../hash/Hash.tsx'
import { Timestamp } from '../timestamp/Timestamp.tsx'
import { CellDisclosure } from './CellDisclosure.tsx'

/** Items of a list that are shown at most; of fields, twice as many. */
const shownItems = 20
/** Levels of nesting that are shown at most. */
const deepest = 8

/** List of fields with their values; structures are nested below their name. */
export function FieldList({
  fields,
  depth = 0,
}: {
  readonly fields: readonly BodyField[]
  readonly depth?: number
}): ReactElement {
  const { locale } = useDisplay()
  const messages = useMessages('body', bodyMessages)
  const hidden = fields.length - 2 * shownItems
  return (
    <>
      <dl part="decoded-body-fields">
        {fields.slice(0, 2 * shownItems).map(({ name, value }, at) => (
          <div key={`${name} ${at}`} part="decoded-body-field" data-kind={value.kind}>
            <dt part="decoded-body-term">
              <bdi>{name === 'rest' ? messages.rest : humanizeName(plainText(name, { maximum: 60 }))}</bdi>
            </dt>
            <dd part="decoded-body-value">
              <Value value={value} depth={depth} />
            </dd>
          </div>
        ))}
      </dl>
      {hidden > 0 && (
        <p part="decoded-body-note">
          <bdi>{messages.more(hidden, formatNumber(hidden, locale))}</bdi>
        </p>
      )}
    </>
  )
}

/** One value, formatted by its kind. */
function Value({ value, depth }: { readonly value: BodyValue; readonly depth: number }): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useMessages('body', bodyMessages)
  switch (value.kind) {
    case 'address':
      return <Address value={value.address} />
    case 'coins':
      return <CoinAmount amount={value.amount} />
    case 'number':
      return (
        <bdi part="decoded-body-number">
          {value.isCount ? formatNumber(BigInt(value.digits), locale) : value.digits}
        </bdi>
      )
    case 'time':
      return <Timestamp value={value.utime} />
    case 'hash':
      return <Hash value={value.hash} copy />
    case 'text':
      return <bdi part="decoded-body-text">{plainText(value.text, { maximum: 400, lines: true })}</bdi>
    case 'flag':
      return <span>{value.flag ? messages.yes : messages.no}</span>
    case 'cell':
      return <CellDisclosure cell={value.cell} />
    case 'nothing':
      return <span part="decoded-body-note">{messages.none}</span>
    case 'list':
      return <Items items={value.items} depth={depth + 1} />
    default:
      if (depth >= deepest) return <span part="decoded-body-note">…</span>
      return (
        <>
          {value.type !== undefined && (
            <bdi part="decoded-body-name">{humanizeName(plainText(value.type, { maximum: 60 }))}</bdi>
          )}
          {value.fields.length > 0 && <FieldList fields={value.fields} depth={depth + 1} />}
        </>
      )
  }
}

function Items({ items, depth }: { readonly items: readonly BodyValue[]; readonly depth: number }): ReactElement {
  const { locale } = useDisplay()
  const messages = useMessages('body', bodyMessages)
  if (items.length === 0) return <span part="decoded-body-note">{messages.none}</span>
  const hidden = items.length - shownItems
  return (
    <ol part="decoded-body-items">
      {items.slice(0, shownItems).map((item, at) => (
        <li key={at}>{depth > deepest ? '…' : <Value value={item} depth={depth} />}</li>
      ))}
      {hidden > 0 && (
        <li part="decoded-body-note">
          <bdi>{messages.more(hidden, formatNumber(hidden, locale))}</bdi>
        </li>
      )}
    </ol>
  )
}
