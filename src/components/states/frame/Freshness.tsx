import type { ReactElement } from 'react'
import { useTexts } from '../../../display/display.ts'
import { useIsOlder } from '../../../display/useTime.ts'
import type { ShownOrigin } from '../../../format/mirror.ts'
import { commonMessages } from '../../../locales/en/common.ts'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import type { FreshnessProps } from './frameState.ts'

interface Props extends FreshnessProps {
  /** Whether the last refresh failed. */
  readonly failed: boolean
}

/** Age after which content from this browser says so, in seconds. */
const OLD = 60

/** Line that tells how old the content is, where that matters. */
export function Freshness({ origin, offline = false, failed }: Props): ReactElement | null {
  const messages = useTexts('common', commonMessages)
  const stale = offline || failed
  if (!stale) return origin?.source === 'mirror' ? <OldContent origin={origin} /> : null
  if (!offline && origin === undefined) return null
  return (
    <p part="freshness" role="status" data-state={offline ? 'offline' : 'stale'}>
      {offline && (
        <strong part="freshness-offline">
          <bdi>{messages.offline}</bdi>
        </strong>
      )}
      {offline && origin !== undefined && <span aria-hidden="true"> · </span>}
      {origin !== undefined && <Age origin={origin} />}
    </p>
  )
}

function OldContent({ origin }: { readonly origin: ShownOrigin }): ReactElement | null {
  const isOld = useIsOlder(origin.asOf, OLD)
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
