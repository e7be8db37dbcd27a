'use client'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import type { Client } from '../../sources/client/client.ts'
import type { RecordedCall } from './recorder.ts'
import { type Finding, findCauses } from './findCauses.ts'
import { reasonsFor } from './reasons.ts'

/** Explains why a call returned nothing, with a button that investigates. */
export function EmptyReasons({ call, client }: { readonly call: RecordedCall; readonly client: Client }): ReactElement {
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [state, setState] = useState<'idle' | 'asking' | 'done'>('idle')
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const investigate = () => {
    stop.current?.abort()
    const controller = new AbortController()
    stop.current = controller
    setFindings([])
    setState('asking')
    findCauses(client, call, controller.signal, (finding) => {
      if (!controller.signal.aborted) setFindings((before) => [...before, finding])
    }).then(
      () => setState('done'),
      () => {},
    )
  }
  return (
    <section part="devtools-reasons" aria-label="Why is this empty?">
      <h4 part="devtools-heading">Why is this empty?</h4>
      <ul>
        {reasonsFor(call, client).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <button
        type="button"
        part="button"
        aria-disabled={state === 'asking'}
        onClick={() => state !== 'asking' && investigate()}
      >
        {state === 'asking' ? 'Trying…' : 'Try without each filter'}
      </button>
      <div role="status">
        <ul part="devtools-findings">
          {findings.map(({ text, isCause }) => (
            <li key={text} data-cause={isCause ? 'yes' : 'no'}>
              {text}
            </li>
          ))}
          {state === 'done' && !findings.some(({ isCause }) => isCause) && (
            <li>No single filter makes the result empty.</li>
          )}
        </ul>
      </div>
    </section>
  )
}
