import type { ErrorMessages } from '../../../format/messages/common.ts'
import { plainText } from '../../../model/text.ts'

/** Any failure; those of the kit's client are recognised by their `name` and `kind`. */
export interface ErrorLike {
  readonly name?: string | undefined
  readonly message?: string | undefined
  /** Meaning of an HTTP status. */
  readonly kind?: string | undefined
  /** The service's own text. */
  readonly text?: string | undefined
  /** Milliseconds to wait. */
  readonly retryAfter?: number | undefined
}

/** A failure, ready to be shown. */
export interface DescribedError {
  /** Which text of the catalogue fits. */
  readonly kind: Exclude<keyof ErrorMessages, 'title' | 'retryIn'>
  /** The failure's own words, cleaned; empty when they would add nothing. */
  readonly detail: string
  /** Seconds to wait before another try; 0 for none. */
  readonly wait: number
}

const httpKinds = ['notFound', 'noRoute', 'invalid', 'unauthorized', 'forbidden', 'rateLimited', 'server'] as const
const kindsByName: Readonly<Record<string, DescribedError['kind']>> = {
  TimeoutError: 'timeout',
  NetworkError: 'network',
  InvalidParamsError: 'invalid',
  ResponseShapeError: 'shape',
  NotMirroredError: 'notMirrored',
}

/** Recognises a failure by its shape, since components know nothing of the client. */
export function describeError(error: unknown): DescribedError {
  const { name, message, kind, text, retryAfter } = readError(error)
  const http = httpKinds.find((known) => known === kind)
  const own = Object.hasOwn(kindsByName, name ?? '') ? kindsByName[name ?? ''] : undefined
  return {
    kind: http ?? own ?? 'unknown',
    detail: plainText(http === undefined ? message : text, { maximum: 240 }),
    wait:
      http === 'rateLimited' && typeof retryAfter === 'number' && retryAfter > 0
        ? Math.ceil(retryAfter / 1000)
        : 0,
  }
}

/** Nothing thrown says nothing, and what has no words neither. */
function readError(thrown: unknown): ErrorLike {
  if (typeof thrown === 'object') return thrown ?? {}
  return { message: typeof thrown === 'string' || typeof thrown === 'number' ? String(thrown) : '' }
}
