import type { ReactElement } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { toolMessages } from '../../../text/en/tools/tools.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { FoldedList, listFold } from '../../parts/FoldedList.tsx'
import { Address } from '../../values/address/Address.tsx'
import type { GetMethodRequest } from './GetMethodRunner.tsx'
import type { WrittenArgument } from './methodArguments.ts'

/** A call that was made, with what the form held. */
export interface PastCall extends GetMethodRequest {
  readonly written: readonly WrittenArgument[]
  readonly texts: Readonly<Record<string, string>>
}

/** Most calls that are kept. */
const keptCalls = 20

/** Puts a call first; an earlier one that is the same goes. */
export function addCall(calls: readonly PastCall[], call: PastCall): readonly PastCall[] {
  return [call, ...calls.filter((each) => callKey(each) !== callKey(call))].slice(0, keptCalls)
}

/** Text that tells one call from another. */
export function callKey({ address, method, stack }: GetMethodRequest): string {
  return JSON.stringify([address, method, stack])
}

interface CallHistoryProps {
  readonly calls: readonly PastCall[]
  readonly onChoose: (call: PastCall) => void
}

/** Earlier calls, newest first; choosing one fills the form again. */
export function CallHistory({ calls, onChoose }: CallHistoryProps): ReactElement | null {
  const messages = useTexts('tool', toolMessages)
  if (calls.length === 0) return null
  return (
    <details part="card-disclosure">
      <summary part="card-summary">{messages.history}</summary>
      <ol part="tool-stack">
        <FoldedList items={calls} first={5} frame={listFold}>
          {(call) => (
            <li key={callKey(call)} part="tool-entry">
              <button type="button" part="button" onClick={() => onChoose(call)}>
                {plainText(call.method, { maximum: 60 })}
              </button>
              <Address value={call.address} />
              {call.stack.length > 0 && (
                <bdi part="tool-hint">
                  {plainText(call.stack.map(({ value }) => value).join(', '), { maximum: 80 })}
                </bdi>
              )}
            </li>
          )}
        </FoldedList>
      </ol>
    </details>
  )
}
