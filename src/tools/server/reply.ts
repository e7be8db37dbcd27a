import type { GatewayOptions } from './options.ts'
import type { KeptAnswer } from './keptAnswers.ts'

/** Headers that every answer has: which pages may read it. */
export type CorsHeaders = Readonly<Record<string, string>>

const exposed = 'Age, Date, ETag, Retry-After, X-API-Version'
const accepted =
  'Content-Type, If-None-Match, X-API-Key, X-Actions-Version, X-No-Address-Book, X-No-Metadata, X-Timeout'

/** The headers for pages of the request's origin; undefined if pages of that origin are refused. */
export function corsHeaders(request: Request, origins: GatewayOptions['origins'] = []): CorsHeaders | undefined {
  const origin = request.headers.get('Origin')
  if (origins === '*') return { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': exposed }
  if (origin === null) return { Vary: 'Origin' }
  if (!origins.includes(origin) && !isSameOrigin(request, origin)) return undefined
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed, Vary: 'Origin' }
}

/** A page of the gateway's own host. The scheme may differ, where a balancer ends TLS. */
function isSameOrigin(request: Request, origin: string): boolean {
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}

/** Answers the question of a browser whether it may send a request. */
export function replyPreflight(cors: CorsHeaders): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...cors,
      'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
      'Access-Control-Allow-Headers': accepted,
      'Access-Control-Max-Age': '600',
    },
  })
}

/** An answer of the gateway itself, in the form of the service's own gateway. */
export function replyOwn(status: number, result: string, headers: Readonly<Record<string, string>> = {}): Response {
  return replyJson(status, JSON.stringify({ ok: false, result, code: status }), headers)
}

/** A body that is kept nowhere. */
export function replyJson(status: number, text: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
}

/**
 * An answer with its age, or 304 if the browser has it already.
 * @param arrived Unix seconds at which the request arrived. The age is that of then, because clients measure from when
 * they sent it.
 */
export function replyKept(
  answer: KeptAnswer,
  request: Request,
  arrived: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const { status, text, etag, asOf, until } = answer
  const age = Math.ceil(Math.max(0, arrived - asOf))
  const left = Math.max(0, until - Date.now() / 1000)
  const own = {
    ETag: etag,
    Age: String(age),
    // Browsers ask again each time, because their own caches hide the age; caches between count on.
    'Cache-Control':
      until === Infinity
        ? 'public, max-age=31536000, immutable'
        : `public, max-age=0, s-maxage=${Math.floor(age + left)}`,
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  }
  if (request.method === 'GET' && matchesEtag(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers: own })
  return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...own } })
}

function matchesEtag(given: string | null, etag: string): boolean {
  return given !== null && given.split(',').some((each) => each.trim().replace(/^W\//, '') === etag)
}
