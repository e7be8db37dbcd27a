import { exitCodeMeaning } from './exitCodes.ts'

/** Why a node refused a message or a question. */
export interface NodeError {
  readonly kind:
    /** The contract did not accept the message; most often it was sent before or its time is over. */
    | 'refused'
    /** There is no such account yet, or it has no code. */
    | 'inactive'
    /** The node is behind, busy or not to be reached; the message may be tried again. */
    | 'node'
    /** The bag of cells is no message. */
    | 'malformed'
    | 'unknown'
  /** Exit code of the contract, where the node tells it. */
  readonly code?: number
  /** What the code means, where that can be known. */
  readonly meaning?: string
  /** One sentence for people. */
  readonly text: string
}

const patterns: readonly (readonly [NodeError['kind'], RegExp, string])[] = [
  ['malformed', /deserializ|invalid boc|cannot parse|bag[- ]of[- ]cells|boc is invalid/i, 'What was sent is no message.'],
  [
    'inactive',
    /account state is empty|not initialized|uninit|no code|Failed to unpack account state/i,
    'The account has no contract yet, or too little to pay for one.',
  ],
  [
    'refused',
    /cannot apply external message|was not accepted|rejected by (transaction|account)/i,
    'The contract did not accept the message.',
  ],
  [
    'node',
    /LITE_SERVER_(NOTREADY|NETWORK)|timeout|timed out|no nodes?|not in db|too many|ADNL/i,
    'The node could not answer now. Try again.',
  ],
]

const unknown = ['unknown', /^/, 'The node refused it.'] as const

/** Exit codes with which wallets refuse what was signed for another moment. */
const walletCodes: Readonly<Record<number, string>> = {
  33: 'the sequence number is another one: it was sent before, or something else was sent since',
  34: 'it was signed for another wallet id',
  35: 'the signature is not right, or its time is over',
  36: 'its time is over',
  133: 'the sequence number is another one: it was sent before, or something else was sent since',
  135: 'the signature is not right',
  136: 'its time is over',
}

/** Reads the words of a node: what it refused, and why, for people. */
export function nodeErrorOf(error: unknown): NodeError {
  const said = textOf(error)
  const [kind, , sentence] = patterns.find(([, pattern]) => pattern.test(said)) ?? unknown
  const digits = /exit ?code[=: ]+(-?\d+)/i.exec(said)?.[1]
  if (digits === undefined) return { kind, text: sentence }
  const code = Number(digits)
  const meaning = walletCodes[code] ?? exitCodeMeaning(code)
  const reason = meaning === undefined ? `exit code ${code}` : `exit code ${code}: ${meaning}`
  const text = `${sentence.replace(/\.$/, '')} (${reason}).`
  return { kind, code, ...(meaning !== undefined && { meaning }), text }
}

function textOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error)
  const { text, message } = error as { readonly text?: unknown; readonly message?: unknown }
  if (typeof text === 'string' && text !== '') return text
  return typeof message === 'string' ? message : ''
}
