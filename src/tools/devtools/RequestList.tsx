import type { ReactElement } from 'react'
import { HttpError } from '../../sources/client/errors.ts'
import type { RecordedMismatch, RecordedRequest } from './recorder.ts'
import { formatParams, formatMilliseconds } from './format.ts'

/** HTTP requests to the service, newest first: time in the queue and result. */
export function RequestList({ requests }: { readonly requests: readonly RecordedRequest[] }): ReactElement {
  if (requests.length === 0) return <p part="devtools-none">No requests to the service yet.</p>
  return (
    <ol part="devtools-list" aria-label="Requests, newest first">
      {requests.map((each) => (
        <li key={`${each.request} ${each.sentAt}`} part="devtools-row" data-status={requestStatus(each)}>
          <p part="devtools-summary">
            <span part="devtools-name">{each.endpoint.path}</span>
            <code part="devtools-params" title={formatParams(each.params)}>
              {formatParams(each.params)}
            </code>
            <span part="devtools-outcome">
              {[
                each.callers > 1 && `shared by ${each.callers} calls`,
                each.attempt > 1 && `attempt ${each.attempt}`,
                `waited ${formatMilliseconds(each.waited)}`,
                each.endedAt === undefined
                  ? 'in flight'
                  : `${requestResult(each.error)} after ${formatMilliseconds(each.endedAt - each.sentAt)}`,
              ]
                .filter((part) => part !== false)
                .join(' · ')}
            </span>
          </p>
        </li>
      ))}
    </ol>
  )
}

/** Responses that differ from the documented shape. */
export function MismatchList({ mismatches }: { readonly mismatches: readonly RecordedMismatch[] }): ReactElement {
  if (mismatches.length === 0) return <p part="devtools-none">All responses have the documented shape.</p>
  return (
    <ol part="devtools-list" aria-label="Mismatches, newest first">
      {mismatches.flatMap(({ at, endpoint, issues }) =>
        issues.map(({ path, message }) => (
          <li
            key={`${at} ${endpoint.name} ${path.map(String).join('.')} ${message}`}
            part="devtools-row"
            data-status="mismatch"
          >
            <p part="devtools-summary">
              <span part="devtools-name">{endpoint.name}</span>
              <code part="devtools-params" title={path.map(String).join('.')}>
                {path.map(String).join('.')}
              </code>
              <span part="devtools-outcome">{message}</span>
            </p>
          </li>
        )),
      )}
    </ol>
  )
}

function requestStatus({ endedAt, error }: RecordedRequest): string {
  if (endedAt === undefined) return 'waiting'
  return error === undefined ? 'answered' : 'failed'
}

function requestResult(error: unknown): string {
  if (error === undefined) return '200'
  if (error instanceof HttpError) return String(error.status)
  return error instanceof Error ? error.name : 'failed'
}
