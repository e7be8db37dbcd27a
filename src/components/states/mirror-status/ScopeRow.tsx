import { type ReactElement, useId } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import type { Texts } from '../../../text/en/index.ts'
import { mirrorMessages } from '../../../text/en/tools/mirror.ts'
import type { MirroredScope, MirrorView } from '../../../text/format/mirror.ts'
import { formatSize } from '../../../text/format/size.ts'
import { seqnoText } from '../../values/blockText.ts'
import { Address } from '../../values/address/Address.tsx'
import { ErrorState } from '../error-state/ErrorState.tsx'
import { Hash } from '../../values/hash/Hash.tsx'
import { Timestamp } from '../../values/timestamp/Timestamp.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import { SyncProgressBar } from './SyncProgressBar.tsx'

interface ScopeRowProps {
  readonly entry: MirroredScope
  readonly view: Pick<MirrorView, 'start' | 'pause'>
  readonly onClear: () => void
  /** Whether the mirror stores no more rows, so that a sync would have no effect. */
  readonly readOnly: boolean
}

/** One scope of the mirror: completeness, size, age, sync, and the actions on it. */
export function ScopeRow({ entry, view, onClear, readOnly }: ScopeRowProps): ReactElement {
  const { locale } = useDisplay()
  const messages = useTexts('mirror', mirrorMessages)
  const title = useId()
  const { scope, state, sync } = entry
  const running = sync.state === 'running'
  const label = running ? messages.pause : startLabel(entry, messages)
  const rows = running ? Math.max(entry.rows, sync.progress?.rows ?? 0) : entry.rows
  return (
    <li part="mirror-status-scope" data-state={state} data-sync={sync.state}>
      <p part="mirror-status-name" id={title}>
        <strong>{messages.kind['collection_address' in scope ? 'collection' : scope.kind]}</strong>{' '}
        <Subject scope={scope} messages={messages} />
      </p>
      <p part="mirror-status-facts">
        <span part="card-chip">{messages[state]}</span>
        <bdi>{messages.rows(rows, locale)}</bdi>
        <bdi>{formatSize(entry.bytes, locale)}</bdi>
        {entry.asOf > 0 && (
          <span>
            <bdi>{messages.asOf}</bdi> <Timestamp value={Math.floor(entry.asOf)} />
          </span>
        )}
      </p>
      <SyncProgressBar sync={sync} labelledBy={title} />
      {sync.state === 'failed' && <ErrorState error={sync.error} onRetry={() => view.start(scope)} />}
      <div part="mirror-status-actions">
        {sync.state !== 'failed' && (running || !readOnly) && (
          <button
            type="button"
            part="button"
            aria-describedby={title}
            onClick={() => (running ? view.pause(scope) : view.start(scope))}
          >
            {label}
          </button>
        )}
        <ConfirmButton
          label={messages.clear}
          question={messages.confirm}
          cancel={messages.cancel}
          describedBy={title}
          onConfirm={onClear}
        />
      </div>
    </li>
  )
}

function startLabel({ state, sync }: MirroredScope, messages: Texts['mirror']): string {
  if (sync.state === 'paused') return messages.resume
  return state === 'complete' ? messages.update : messages.start
}

function Subject({
  scope,
  messages,
}: {
  readonly scope: MirroredScope['scope']
  readonly messages: Texts['mirror']
}): ReactElement {
  switch (scope.kind) {
    case 'trace':
      return <Hash value={scope.hash} />
    case 'blocks':
      return <bdi>{messages.blocks(seqnoText(scope.from), seqnoText(scope.to))}</bdi>
    case 'nftItems':
      return <Address value={'owner_address' in scope ? scope.owner_address : scope.collection_address} />
    case 'jettonWallets':
    case 'jettonTransfers':
    case 'jettonBurns':
    case 'nftTransfers':
      return <Address value={scope.owner_address} />
    default:
      return <Address value={scope.account} />
  }
}
