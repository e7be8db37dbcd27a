'use client'
import { type ReactElement, useState } from 'react'
import type { Client } from '../../sources/client/client.ts'
import { isNotMirrored } from '../../sources/client/transports/fallback.ts'
import type { RecordedCall } from './recorder.ts'
import { EmptyReasons } from './EmptyReasons.tsx'
import { isEmpty } from './reasons.ts'
import { formatParams, formatJson, formatMilliseconds } from './format.ts'

/** Calls of a client, newest first. Each can be expanded. */
export function CallList({
  calls,
  client,
}: {
  readonly calls: readonly RecordedCall[]
  readonly client: Client
}): ReactElement {
  if (calls.length === 0)
    return <p part="devtools-none">No calls yet. A hook whose data is in the query cache makes no call.</p>
  return (
    <ol part="devtools-list" aria-label="Calls, newest first">
      {calls.map((call) => (
        <CallRow key={call.id} call={call} client={client} />
      ))}
    </ol>
  )
}

function CallRow({ call, client }: { readonly call: RecordedCall; readonly client: Client }): ReactElement {
  const [open, setOpen] = useState(false)
  const status = callStatus(call)
  return (
    <li part="devtools-row" data-status={status}>
      <button type="button" part="devtools-summary" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span part="devtools-name">{call.endpoint.name}</span>
        <code part="devtools-params" title={formatParams(call.params)}>
          {formatParams(call.params)}
        </code>
        <span part="devtools-outcome">{describeCall(call, status)}</span>
      </button>
      {open && (
        <div part="devtools-details">
          <p>
            <code>
              {call.endpoint.method} {call.endpoint.path}
            </code>
            {call.policy !== undefined && <> · policy {call.policy}</>}
          </p>
          <pre part="devtools-json">{formatJson(call.params)}</pre>
          {call.error instanceof Error && <p part="devtools-error">{call.error.message}</p>}
          {isEmpty(call) && <EmptyReasons call={call} client={client} />}
        </div>
      )}
    </li>
  )
}

/** Result of a call: its `data-status`. */
type CallStatus = 'waiting' | 'answered' | 'empty' | 'failed' | 'canceled'

function callStatus(call: RecordedCall): CallStatus {
  if (call.endedAt === undefined) return 'waiting'
  if (isEmpty(call)) return 'empty'
  if (call.error === undefined) return 'answered'
  return isCanceled(call.error) ? 'canceled' : 'failed'
}

/** Tells whether the call was canceled: its component unmounted or changed its parameters. */
function isCanceled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'AbortError' || error.name === 'CancelledError')
}

/** Describes the result of a call in a few words. */
function describeCall(call: RecordedCall, status: CallStatus): string {
  const { startedAt, endedAt, rows, origin, error } = call
  if (endedAt === undefined) return 'waiting'
  if (status === 'canceled') return 'canceled'
  const duration = formatMilliseconds(endedAt - startedAt)
  const count = rows === undefined ? '' : rows === 1 ? '1 row · ' : `${rows} rows · `
  if (status === 'empty' && error !== undefined)
    return `${isNotMirrored(error) ? 'not mirrored' : 'none (404)'} · ${duration}`
  if (error !== undefined) return `${error instanceof Error ? error.name : 'failed'} · ${duration}`
  return `${count}${origin?.source ?? 'service'} · ${duration}`
}
