import { HttpError } from 'tonlens'
import { currentAnswer, type Transport } from 'tonlens/client'
import { loadAnswer } from '../answers.ts'

/** One emulation that the sandbox ran when the chain was made, on the states at its end. */
export interface RecordedEmulation {
  readonly name: string
  readonly route: string
  readonly body:
    | { readonly boc: string }
    | { readonly from: string; readonly messages: readonly { address: string; amount: string; payload: string }[] }
  readonly status: number
  readonly answer: unknown
}

/** Every recorded emulation. */
export async function loadEmulations(): Promise<readonly RecordedEmulation[]> {
  const { emulations } = await loadAnswer<{ readonly emulations: readonly RecordedEmulation[] }>('emulations.json')
  return emulations
}

/**
 * Answers the requests that were recorded. A page has no emulator, so it refuses any other message, as a
 * service does that cannot answer; `npm run service` emulates any message.
 */
export function withRecordedEmulations(transport: Transport): Transport {
  return {
    ...transport,
    async request(endpoint, params, init) {
      if (endpoint.service !== 'emulate') return transport.request(endpoint, params, init)
      const key = identify(params)
      const found = (await loadEmulations()).find(
        ({ route, body }) => endpoint.path === `/${route}` && identify(body) === key,
      )
      if (found?.status === 200) return currentAnswer(structuredClone(found.answer), 'recorded')
      const refused = (found?.answer as { readonly error?: string } | undefined)?.error
      if (refused !== undefined) throw new HttpError(endpoint.path, 500, 'invalid', refused)
      throw new HttpError(
        endpoint.path,
        501,
        'server',
        'this page replays recorded emulations only; npm run service emulates any message',
      )
    },
  }
}

/** Equal for requests that emulate the same message. */
function identify(params: object): string {
  const { boc, from, messages } = params as Readonly<Record<string, unknown>>
  return JSON.stringify([boc, from, messages])
}
