'use client'
import { forwardRef, type ComponentPropsWithoutRef, useId, useRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { mirrorMessages } from '../../../text/en/tools/mirror.ts'
import type { MirroredScope, MirrorView } from '../../../text/format/mirror.ts'
import { formatSize } from '../../../text/format/size.ts'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { addressLike } from '../../../text/format/address.ts'
import { Skeleton } from '../../parts/skeleton/Skeleton.tsx'
import { ConfirmButton } from './ConfirmButton.tsx'
import { MirrorProblems } from './MirrorProblems.tsx'
import { ScopeRow } from './ScopeRow.tsx'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'

/** Props of {@link MirrorStatus}; the rest go to the `<section>`. */
export interface MirrorStatusProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Result of `useMirror`. */
  readonly mirror: MirrorView
}

/**
 * State of a mirror: stored scopes and their age, used storage, running syncs, and buttons to update,
 * pause, resume and clear them. Feed it from {@link useMirror}.
 * @example <MirrorStatus mirror={useMirror(mirror)} />
 */
export const MirrorStatus = forwardRef<HTMLElement, MirrorStatusProps>(function MirrorStatus(
  { mirror, part, ...rest },
  ref,
) {
  const { locale } = useDisplay()
  const messages = useTexts('mirror', mirrorMessages)
  const common = useTexts('common', commonMessages)
  const title = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const storage = useId()
  const { state, scopes, usage, problems } = mirror
  const clear = (scope?: MirroredScope['scope']) => {
    mirror.clear(scope)
    // The focused button disappears with the scope.
    heading.current?.focus()
  }
  const retry = () => {
    mirror.retry?.()
    // The focused button disappears while the mirror opens.
    heading.current?.focus()
  }
  const readOnly = usage?.readOnly !== undefined
  const opening = state === 'opening' || (state === 'ready' && scopes === undefined && problems.length === 0)
  const shown = state === 'absent' ? 'absent' : opening ? 'loading' : readOnly ? 'read-only' : 'ready'
  return (
    <section
      aria-labelledby={title}
      {...rest}
      ref={ref}
      part={partNames('mirror-status', 'card', part)}
      data-state={shown}
      aria-busy={opening}
    >
      <div part="card-header">
        <h3 ref={heading} part="card-title mirror-status-title" id={title} tabIndex={-1}>
          {messages.title}
        </h3>
        {shown === 'absent' && <span part="card-chip">{messages.absent}</span>}
        {shown === 'read-only' && (
          <span part="card-chip" data-tone="warning">
            {messages.readOnly}
          </span>
        )}
      </div>
      <MirrorProblems problems={problems} readOnly={usage?.readOnly} />
      {state === 'absent' && mirror.retry !== undefined && (
        <p>
          <button type="button" part="button" onClick={retry}>
            {common.retry}
          </button>
        </p>
      )}
      {opening && (
        <>
          <span part="visually-hidden">{common.loading}</span>
          <div part="mirror-status-storage">
            <Skeleton like="Storage 12.4 MB of 200 MB" />
          </div>
          <div part="mirror-status-scope">
            <Skeleton like={`Transactions ${addressLike}`} />
            <Skeleton like="Complete 1,234 rows 1.2 MB As of 5 minutes ago" />
          </div>
        </>
      )}
      {usage !== undefined && state === 'ready' && (
        <div part="mirror-status-storage">
          <p part="mirror-status-used" id={storage}>
            <span part="card-term">{messages.storage}</span>{' '}
            <bdi>{messages.used(formatSize(usage.bytes, locale), formatSize(usage.budget, locale))}</bdi>
          </p>
          <meter
            part="mirror-status-meter"
            min={0}
            max={usage.budget}
            value={Math.min(usage.bytes, usage.budget)}
            aria-labelledby={storage}
          />
          <p part="mirror-status-kept">
            {usage.persisted ? messages.persisted : messages.notPersisted}
            {!usage.persisted && (
              <button type="button" part="button" onClick={() => mirror.persist()}>
                {messages.persist}
              </button>
            )}
          </p>
        </div>
      )}
      {scopes !== undefined && scopes.length === 0 && <EmptyState label={messages.empty} />}
      {scopes !== undefined && scopes.length > 0 && (
        <>
          <ul part="mirror-status-scopes" aria-label={messages.scopes}>
            <FoldedList items={scopes} first={20} step={20} frame={listFold}>
              {(entry) => (
                <ScopeRow
                  key={entry.id}
                  entry={entry}
                  view={mirror}
                  onClear={() => clear(entry.scope)}
                  readOnly={readOnly}
                />
              )}
            </FoldedList>
          </ul>
          <div part="mirror-status-actions">
            <ConfirmButton
              label={messages.clearAll}
              question={messages.confirmAll}
              cancel={messages.cancel}
              describedBy={title}
              onConfirm={() => clear()}
            />
          </div>
        </>
      )}
    </section>
  )
})
