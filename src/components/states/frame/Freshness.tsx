import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { useIsOlder } from '../../../react/display/useTime.ts'
import type { ShownOrigin } from '../../../text/format/mirror.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import type { FreshnessProps } from './frameState.ts'

interface Props extends FreshnessProps {
  /** Whether the last refresh failed. */
  readonly failed: boolean
}

/** Age after which content from this browser says so, in seconds. */
const oldAge = 60

/** Line that tells how old the content is and why there is none newer, where that matters. */
export function Freshness({ origin, offline = false, failed }: Props): ReactElement | null {
  const messages = useTexts('common', commonMessages)
  const unreachable = !offline && origin?.unreachable === true
  const stale = offline || failed || unreachable
  if (!stale) return origin?.source === 'mirror' ? <OldContent origin={origin} /> : null
  if (!offline && origin === undefined) return null
  // An error has words of its own.
  const reason = offline ? messages.offline : unreachable && !failed ? messages.unreachable : undefined
  return (
    <p part="freshness" role="status" data-state={offline ? 'offline' : unreachable ? 'unreachable' : 'stale'}>
      {reason !== undefined && (
        <strong part={offline ? 'freshness-reason freshness-offline' : 'freshness-reason'}>
          <bdi>{reason}</bdi>
        </strong>
      )}
      {reason !== undefined && origin !== undefined && <span aria-hidden="true"> · </span>}
      {origin !== undefined && <Age origin={origin} />}
    </p>
  )
}

function OldContent({ origin }: { readonly origin: ShownOrigin }): ReactElement | null {
  const isOld = useIsOlder(origin.asOf, oldAge)
  if (!isOld) return null
  return (
    <p part="freshness" data-state="old">
      <Age origin={origin} />
    </p>
  )
}

function Age({ origin: { asOf } }: { readonly origin: ShownOrigin }): ReactElement {
  const messages = useTexts('common', commonMessages)
  return (
    <bdi>
      {messages.asOf} <Timestamp value={Math.floor(asOf)} show="relative" />
    </bdi>
  )
}
