import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { graphMessages } from '../../../text/en/transactions/graph.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { TraceWarning } from '../../../meaning/trace/model.ts'
import { Icon } from '../../values/icon/Icon.tsx'

/** The warnings of a trace, a line for each. */
export function TraceWarnings({ warnings, part }: { warnings: readonly TraceWarning[]; part: string }): ReactElement[] {
  const messages = useTexts('graph', graphMessages)
  return warnings.map((warning) => (
    <p key={warning.kind} part={part} data-kind={warning.kind}>
      <Icon name="warning" />{' '}
      <bdi>{warning.kind === 'service' ? plainText(warning.text) : messages.warning(warning)}</bdi>
    </p>
  ))
}
