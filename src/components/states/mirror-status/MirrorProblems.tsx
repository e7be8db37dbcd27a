import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import type { MirrorProblemReason } from '../../../text/en/tools/mirror.ts'
import { mirrorMessages } from '../../../text/en/tools/mirror.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

interface MirrorProblemsProps {
  readonly problems: readonly unknown[]
  /** Reason why the mirror stores no more rows; undefined while it does. */
  readonly readOnly: string | undefined
}

/** Explains the problems of a mirror. Renders nothing if there are none. */
export function MirrorProblems({ problems, readOnly }: MirrorProblemsProps): ReactElement | null {
  const messages = useTexts('mirror', mirrorMessages)
  const lines = problems.map((problem) => ({
    text: messages.problem[problemReason(problem)],
    detail: plainText(problemText(problem), { maximum: 240 }),
  }))
  if (readOnly !== undefined) {
    lines.push({ text: messages.problem.storage, detail: plainText(readOnly, { maximum: 240 }) })
  }
  if (lines.length === 0) return null
  return (
    <div part="mirror-status-alert" role="alert">
      <ul part="mirror-status-problems">
        <FoldedList items={lines} first={10} frame={listFold}>
          {({ text, detail }) => (
            <li key={`${text} ${detail}`} part="mirror-status-problem">
              <p>
                <Icon name="warning" part="error-state-icon" />
                <bdi>{text}</bdi>
              </p>
              {detail !== '' && (
                <p part="error-state-detail">
                  <bdi>{detail}</bdi>
                </p>
              )}
            </li>
          )}
        </FoldedList>
      </ul>
    </div>
  )
}

const reasons: readonly MirrorProblemReason[] = [
  'absent',
  'blocked',
  'timeout',
  'mismatch',
  'lost',
  'closed',
  'storage',
]

/** Reads the reason from a field, because components may not import the mirror's errors. */
function problemReason(problem: unknown): MirrorProblemReason {
  const given = (problem as { readonly reason?: unknown } | null)?.reason
  return reasons.find((reason) => reason === given) ?? 'unknown'
}

function problemText(problem: unknown): string {
  const message: unknown = problem instanceof Error ? problem.message : problem
  return typeof message === 'string' ? message : ''
}
