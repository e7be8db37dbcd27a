'use client'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import type { Client } from '../../sources/client/client.ts'
import type { KnownVersion } from '../../sources/client/transports/version.ts'
import { useClient, useRequestQueue } from '../../react/provider/useClient.ts'
import { adoptStyles } from '../../widgets/elements/styles.ts'
import { type Activity, getRecorder } from './recorder.ts'
import { CallList } from './CallList.tsx'
import styles from './devtools.css?inline'
import { HashTable } from './HashTable.tsx'
import { IdleQueries } from './IdleQueries.tsx'
import { MismatchList, RequestList } from './RequestList.tsx'

/** Props of {@link TonlensDevtools}. */
export interface TonlensDevtoolsProps {
  /** Client to watch. @default the client of the nearest `TonlensProvider` */
  readonly client?: Client | undefined
  /** Whether the panel is open at first. @default false */
  readonly defaultOpen?: boolean | undefined
  /** `corner` floats over the page; `inline` is part of the normal flow. @default 'corner' */
  readonly placement?: 'corner' | 'inline' | undefined
  /** Color theme. @default the theme of the system */
  readonly theme?: 'light' | 'dark' | undefined
}

const views = ['Calls', 'Requests', 'Mismatches', 'Hashes'] as const

/**
 * Developer tools for the hooks of a page: calls, requests and their time in the queue, 429 responses,
 * results from the cache and the mirror, responses of unexpected shape, transactions that do not fit
 * their hashes, and why a result is empty. It
 * records from its first render, brings its own styles and renders nothing on a server. Render it only
 * in development.
 */
export function TonlensDevtools(props: TonlensDevtoolsProps): ReactElement {
  const { client: given, defaultOpen = false, placement = 'corner', theme } = props
  const client = useClient(given)
  const cache = useQueryClient()
  // Created during render, before the effects of other components start their calls.
  const recorder = getRecorder(client)
  recorder.watch(cache, client.key)
  const host = useRef<HTMLDivElement>(null)
  const [shadow, setShadow] = useState<ShadowRoot>()
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' })
    if (root === undefined) return
    adoptStyles(root, [styles])
    setShadow(root)
  }, [])
  return (
    <div ref={host} data-tonlens-devtools={placement} data-theme={theme}>
      {shadow !== undefined &&
        createPortal(<Panel client={client} defaultOpen={defaultOpen} placement={placement} />, shadow)}
    </div>
  )
}

interface PanelProps {
  readonly client: Client
  readonly defaultOpen: boolean
  readonly placement: 'corner' | 'inline'
}

function Panel({ client, defaultOpen, placement }: PanelProps): ReactElement {
  const recorder = getRecorder(client)
  const activity = useSyncExternalStore(recorder.subscribe, recorder.activity)
  const waiting = useRequestQueue(client)
  const version = useSyncExternalStore(client.version.subscribe, client.version.current, client.version.current)
  const [open, setOpen] = useState(defaultOpen)
  const [view, setView] = useState<(typeof views)[number]>('Calls')
  const panel = useId()
  const { calls, requests, mismatches, hashes, totals } = activity
  const checked = Object.values(hashes)
  const wrong = checked.reduce((sum, { mismatch }) => sum + mismatch, 0)
  const problems = [
    waiting > 0 && `${waiting} waiting`,
    totals.refused > 0 && `${totals.refused} × 429`,
    mismatches.length > 0 && `${mismatches.length} mismatches`,
    wrong > 0 && `${wrong} wrong ${wrong === 1 ? 'hash' : 'hashes'}`,
  ].filter((problem) => problem !== false)
  const counts = {
    Calls: calls.length,
    Requests: requests.length,
    Mismatches: mismatches.length,
    Hashes: checked.reduce(
      (sum, { fits, repaired, unverifiable, mismatch }) => sum + fits + repaired + unverifiable + mismatch,
      0,
    ),
  }
  return (
    <div part="devtools" data-placement={placement}>
      <button
        type="button"
        part="devtools-toggle"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      >
        {['tonlens', ...problems].join(' · ')}
      </button>
      {open && (
        <section part="devtools-panel" id={panel} aria-label="tonlens devtools">
          <Totals activity={activity} waiting={waiting} />
          <p part="devtools-service">{describeService(client, version)}</p>
          <div part="devtools-views" role="group" aria-label="Show">
            {views.map((name) => (
              <button
                key={name}
                type="button"
                part="devtools-view"
                aria-pressed={view === name}
                onClick={() => setView(name)}
              >
                {name} {counts[name]}
              </button>
            ))}
            <button type="button" part="devtools-view" onClick={recorder.clear}>
              Clear
            </button>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard */}
          <div part="devtools-body" role="region" aria-label={view} tabIndex={0}>
            {view === 'Calls' && (
              <>
                <IdleQueries clientKey={client.key} />
                <CallList calls={calls} client={client} />
              </>
            )}
            {view === 'Requests' && <RequestList requests={requests} />}
            {view === 'Mismatches' && <MismatchList mismatches={mismatches} />}
            {view === 'Hashes' && <HashTable hashes={hashes} />}
          </div>
        </section>
      )}
    </div>
  )
}

function describeService({ network }: Client, known: KnownVersion | undefined): string {
  if (known === undefined) return `${network.name}: the version of the service is not known yet.`
  const { version, stated } = known
  return stated === undefined
    ? `${network.name}: the service answers as version ${version}; it does not state one.`
    : `${network.name}: the service states version ${stated}.`
}

function Totals({
  activity: { totals },
  waiting,
}: {
  readonly activity: Activity
  readonly waiting: number
}): ReactElement {
  const facts = [
    ['Calls', totals.calls],
    ['Requests', totals.requests],
    ['Waiting', waiting],
    ['429', totals.refused],
    ['From the mirror', totals.fromMirror],
    ['From the cache', totals.fromCache],
  ] as const
  return (
    <dl part="devtools-totals">
      {facts.map(([name, count]) => (
        <div key={name} part="devtools-total" data-raised={count > 0 ? 'yes' : 'no'}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
