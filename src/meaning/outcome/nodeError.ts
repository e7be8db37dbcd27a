import { externalCodeReason } from './exitCodes.ts'
import { type FailureReason, failureReasons } from '../../ton/facts/failureReasons.ts'

/** Why a node refused a message or a question. */
export interface NodeError {
  readonly kind:
    /** The contract did not accept the message: most often it was already sent, or it has expired. */
    | 'refused'
    /** There is no such account yet, or it has no code. */
    | 'inactive'
    /** The node is behind, overloaded or unreachable; sending the message again may help. */
    | 'node'
    /** The bag of cells is not a message. */
    | 'malformed'
    /** The answer of the node is not one that this version knows. */
    | 'unknown'
  /** Exit code of the contract, if the node reports it. */
  readonly code?: number
  /** Key of what the code means, if it is known; texts in other languages go by it. */
  readonly reason?: FailureReason
  /** Meaning of the code, in English. */
  readonly meaning?: string
  /** One English sentence. */
  readonly text: string
}

/** English sentence for each kind of {@link NodeError}. */
export const nodeErrorTexts: Readonly<Record<NodeError['kind'], string>> = {
  refused: 'The contract rejected the message.',
  inactive: 'The account is not deployed, or its balance is too low.',
  node: 'The node is not available. Try again later.',
  malformed: 'The node could not parse the message. Check the BOC.',
  unknown: 'The node rejected the request.',
}

/** Kinds by what nodes and proxies answer; the first that matches. */
const patterns: readonly (readonly [NodeError['kind'], RegExp])[] = [
  ['malformed', /deserializ|invalid boc|cannot parse|bag[- ]of[- ]cells|boc is invalid/i],
  ['inactive', /account state is empty|not initialized|uninit|no code|Failed to unpack account state/i],
  ['refused', /cannot apply external message|was not accepted|rejected by (transaction|account)/i],
  ['node', /LITE_SERVER_(NOTREADY|NETWORK)|timeout|timed out|no nodes?|not in db|too many|ADNL/i],
]

/** Reads the error text of a node: what it refused, and why. */
export function readNodeError(error: unknown): NodeError {
  const answer = errorText(error)
  const kind = patterns.find(([, pattern]) => pattern.test(answer))?.[0] ?? 'unknown'
  const sentence = nodeErrorTexts[kind]
  const digits = /exit ?code[=: ]+(-?\d+)/i.exec(answer)?.[1]
  if (digits === undefined) return { kind, text: sentence }
  const code = Number(digits)
  const reason = externalCodeReason(code)
  if (reason === undefined) return { kind, code, text: `${sentence} Exit code ${code}.` }
  const meaning = failureReasons[reason]
  return { kind, code, reason, meaning, text: `${sentence} Exit code ${code}: ${meaning}.` }
}

function errorText(error: unknown): string {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return ''
  const { text, message } = error as { readonly text?: unknown; readonly message?: unknown }
  if (typeof text === 'string' && text !== '') return text
  return typeof message === 'string' ? message : ''
}
