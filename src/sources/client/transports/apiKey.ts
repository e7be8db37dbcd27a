import { TonlensError } from '../../../ton/cells/errors.ts'

/** API key of an option: text, or a function that returns it for each request. */
export type ApiKeyOption = string | (() => string | Promise<string>) | undefined

/** The API keys of one transport. It knows every key that was used, and removes them from what others see. */
export interface ApiKeys {
  /**
   * Whether the next request is to have a key, as far as it can be known before: the option has one, or a function gave
   * one last.
   */
  readonly expected: () => boolean
  /** Key for the next request; undefined for none. @throws what the function of the option throws. */
  readonly next: () => Promise<string | undefined>
  /** Replaces known keys in a text that is shown or reported, such as an error of the service. */
  readonly redact: (text: string) => string
  /**
   * Replaces known keys in an answer body. Keys of fewer than 8 characters stay, because they could be
   * a part of ordinary data.
   */
  readonly redactBody: (text: string) => string
  /** Copies an error without known keys: its name, message, stack, code and causes. */
  readonly redactCause: (cause: unknown) => unknown
}

/** Text in place of a key. */
const replacement = '[API key]'
/** Shortest key that is replaced in answer bodies, in characters. */
const minLengthInBody = 8
/** Most keys that are known at a time: a function may return a new one for each request. */
const maxKnown = 100
/** Most causes of causes that are copied. */
const maxDepth = 8

/** Creates the keys of a transport. */
export function createApiKeys(option: ApiKeyOption): ApiKeys {
  /** Spellings of each key in texts, the oldest key first. */
  const known = new Map<string, readonly string[]>()

  function redactWith(text: string, shortest: number): string {
    let clean = text
    for (const [key, spellings] of known) {
      if (key.length < shortest) continue
      for (const spelling of spellings) {
        if (clean.includes(spelling)) clean = clean.replaceAll(spelling, () => replacement)
      }
    }
    return clean
  }
  const redact = (text: string) => redactWith(text, 1)

  function redactCause(cause: unknown, depth = 0): unknown {
    if (known.size === 0 || cause === undefined || cause === null) return cause
    if (!(cause instanceof Error)) return redact(typeof cause === 'string' ? cause : `a value of type ${typeof cause}`)
    const inner = depth < maxDepth ? redactCause(cause.cause, depth + 1) : undefined
    const copy = new Error(redact(cause.message), inner === undefined ? {} : { cause: inner })
    const { stack, code } = cause as { stack?: unknown; code?: unknown }
    return Object.assign(copy, {
      name: redact(cause.name),
      ...(typeof stack === 'string' && { stack: redact(stack) }),
      ...((typeof code === 'string' || typeof code === 'number') && { code }),
    })
  }

  let isExpected = typeof option === 'function' || readKey(option) !== undefined
  return {
    expected: () => isExpected,
    async next() {
      const key = readKey(typeof option === 'function' ? await option() : option)
      isExpected = key !== undefined
      if (key !== undefined && !known.has(key)) {
        known.set(key, spellings(key))
        for (const oldest of known.keys()) if (known.size > maxKnown) known.delete(oldest)
      }
      return key
    },
    redact,
    redactBody: (text) => redactWith(text, minLengthInBody),
    redactCause: (cause) => redactCause(cause),
  }
}

/** Reads what an option gives. Nothing, an empty text and white space are no key. */
function readKey(given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined
  if (typeof given !== 'string') {
    throw new TonlensError(
      `The option apiKey gave a value of type ${typeof given}: pass a text, or a function that returns one.`,
    )
  }
  // `fetch` trims header values, so the service knows the key without white space around it.
  const key = given.trim()
  return key === '' ? undefined : key
}

/** The key as it is, in a URL, in a query and in JSON. */
function spellings(key: string): readonly string[] {
  const inQuery = new URLSearchParams({ key }).toString().slice('key='.length)
  return [...new Set([key, encodeURIComponent(key), inQuery, JSON.stringify(key).slice(1, -1)])]
}
