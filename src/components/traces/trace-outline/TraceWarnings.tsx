import type { ReactElement } from 'react'
import { useTexts } from '../../../display/display.ts'
import { graphMessages } from '../../../locales/en/transactions/graph.ts'
import { plainText } from '../../../model/text.ts'
import type { TraceWarning } from '../../../trace/model.ts'
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
