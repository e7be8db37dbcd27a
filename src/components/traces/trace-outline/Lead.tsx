import type { ReactElement } from 'react'
import { statusIcons } from '../../../text/format/icons.ts'
import { formatNumber } from '../../../text/format/intl.ts'
import { useDisplay } from '../../../react/display/display.ts'
import { Drawing, Icon } from '../../values/icon/Icon.tsx'
import { NameMark } from '../../values/address/AddressMark.tsx'
import { LineTitle } from '../../values/hash/OneLine.tsx'
import type { OutlineRow } from './traceRows.ts'
import type { Line } from './useLine.ts'

interface LeadProps {
  readonly row: OutlineRow
  readonly line: Line
  /** Levels that are indented: deeper lines say how deep they are. Without it, the line hangs nowhere. */
  readonly levels?: number | undefined
}

/** The beginning of a line: how deep it is, whether it is open, what became of it, and whose it is. */
export function Lead({ row, line, levels = 0 }: LeadProps): ReactElement {
  const { locale } = useDisplay()
  const tree = levels > 0
  return (
    <span part="trace-lead">
      {tree &&
        Array.from({ length: Math.min(row.depth, levels) }, (_, depth) => <span key={depth} part="trace-indent" />)}
      {tree && row.depth > levels && <span part="trace-depth" data-depth={formatNumber(row.depth, locale)} />}
      {tree && (
        <span part={row.state === 'leaf' ? 'trace-no-toggle' : 'trace-toggle'}>
          {row.state !== 'leaf' && <Drawing path="M6 4l4 4-4 4" />}
        </span>
      )}
      <span part="trace-status" data-status={line.status}>
        <Icon name={statusIcons[line.status]} />
      </span>
      {line.mark !== undefined && <NameMark mark={line.mark} />}
      <bdi part="trace-account" data-address={line.address} title={line.account}>
        <LineTitle text={line.account} />
      </bdi>
    </span>
  )
}
