import { useMemo, type ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { BodyField, BodyValue } from '../../../text/bodies/decoded.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { bodyMessages } from '../../../text/en/transactions/messages.ts'
import { humanizeName } from '../../../text/bodies/opcodeWords.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { Disclosure } from '../../parts/Disclosure.tsx'
import { Address } from '../address/Address.tsx'
import { CoinAmount } from '../coin-amount/CoinAmount.tsx'
import { Hash } from '../hash/Hash.tsx'
import { Timestamp } from '../timestamp/Timestamp.tsx'
import { CellDisclosure } from './CellDisclosure.tsx'

/** Items of a list that are shown at first; of fields, twice as many. */
const shownItems = 20
/** Levels of nesting that are shown at most. */
const deepest = 8
/** Values of a body that are rendered at once; in a larger one, what is nested deeper than a level opens on request. */
const openValues = 200

interface FieldListProps {
  readonly fields: readonly BodyField[]
  readonly depth?: number
  /** Whether the whole body is too large to be rendered at once. @default counted */
  readonly large?: boolean | undefined
}

/** List of fields with their values; structures are nested below their name. */
export function FieldList({ fields, depth = 0, large: given }: FieldListProps): ReactElement {
  const messages = useTexts('body', bodyMessages)
  const large = useMemo(() => given ?? countValues(fields.map(({ value }) => value)) > openValues, [given, fields])
  return (
    <dl part="decoded-body-fields" data-depth={depth > 1 ? 'deep' : undefined}>
      <FoldedList items={fields} first={2 * shownItems} frame={fieldFold}>
        {({ name, value }, at) => (
          <div key={`${name} ${at}`} part="decoded-body-field" data-kind={value.kind}>
            <dt part="decoded-body-term">
              <bdi>{name === 'rest' ? messages.rest : humanizeName(plainText(name, { maximum: 60 }))}</bdi>
            </dt>
            <dd part="decoded-body-value">
              <Value value={value} depth={depth} large={large} />
            </dd>
          </div>
        )}
      </FoldedList>
    </dl>
  )
}

function fieldFold(button: ReactElement): ReactElement {
  return (
    <div part="decoded-body-field fold">
      <dt part="visually-hidden">…</dt>
      <dd part="decoded-body-value">{button}</dd>
    </div>
  )
}

/** Counts values with all that are nested in them, up to a little more than {@link openValues}. */
function countValues(values: readonly BodyValue[]): number {
  let count = 0
  const open = values.slice(0, openValues + 1)
  for (let value = open.pop(); value !== undefined && count <= openValues; value = open.pop()) {
    count += 1
    if (value.kind === 'list') open.push(...value.items.slice(0, openValues + 1))
    if (value.kind === 'fields') open.push(...value.fields.slice(0, openValues + 1).map((field) => field.value))
  }
  return count
}

/** One value, formatted by its kind. */
function Value({
  value,
  depth,
  large,
}: {
  readonly value: BodyValue
  readonly depth: number
  readonly large: boolean
}): ReactElement | null {
  const { locale } = useDisplay()
  const messages = useTexts('body', bodyMessages)
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
      return (
        <Nested count={value.items.length} closed={large && depth > 0}>
          {() => <Items items={value.items} depth={depth + 1} large={large} />}
        </Nested>
      )
    default:
      if (depth >= deepest) return <span part="decoded-body-note">…</span>
      if (value.type === undefined && value.fields.length === 0)
        return <span part="decoded-body-note">{messages.none}</span>
      return (
        <>
          {value.type !== undefined && (
            <bdi part="decoded-body-name">{humanizeName(plainText(value.type, { maximum: 60 }))}</bdi>
          )}
          {value.fields.length > 0 && (
            <Nested count={value.fields.length} closed={large && depth > 0}>
              {() => <FieldList fields={value.fields} depth={depth + 1} large={large} />}
            </Nested>
          )}
        </>
      )
  }
}

interface NestedProps {
  readonly count: number
  readonly closed: boolean
  readonly children: () => ReactElement
}

function Nested({ count, closed, children }: NestedProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('body', bodyMessages)
  if (!closed || count === 0) return children()
  return <Disclosure label={messages.entries(count, locale)}>{children}</Disclosure>
}

function Items({
  items,
  depth,
  large,
}: {
  readonly items: readonly BodyValue[]
  readonly depth: number
  readonly large: boolean
}): ReactElement {
  const messages = useTexts('body', bodyMessages)
  if (items.length === 0) return <span part="decoded-body-note">{messages.none}</span>
  return (
    <ol part="decoded-body-items">
      <FoldedList items={items} first={shownItems} frame={listFold}>
        {(item, at) => <li key={at}>{depth > deepest ? '…' : <Value value={item} depth={depth} large={large} />}</li>}
      </FoldedList>
    </ol>
  )
}
