// The gateway before the index, as a hosted service has it: keys, rate limits and CORS.

/**
 * @typedef {object} GatewayOptions
 * @property {number} rate Requests a second without a key; ten times as many with it.
 * @property {string | undefined} key The one key that exists; undefined for no key check.
 *
 * @typedef {{ status: number, body: object }} Refusal
 */

/** Headers that let any page read the answers. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Content-Type, X-API-Key, X-Actions-Version, X-No-Address-Book, X-No-Metadata, X-Timeout',
  'Access-Control-Expose-Headers': 'Retry-After, X-API-Version',
  'Access-Control-Max-Age': '600',
}

/**
 * Judges requests; undefined lets one pass.
 * @param {GatewayOptions} options
 * @returns {(url: URL, headers: Headers) => Refusal | undefined}
 */
export function createGateway({ rate, key }) {
  const free = createBucket(rate)
  const paid = createBucket(rate * 10)
  return (url, headers) => {
    const given = headers.get('x-api-key') ?? url.searchParams.get('api_key')
    if (key !== undefined && given !== null && given !== key) {
      return { status: 401, body: { ok: false, result: 'API key does not exist', code: 401 } }
    }
    const holdsKey = key !== undefined && given === key
    if ((holdsKey ? paid : free)()) return undefined
    const result = holdsKey ? 'Ratelimit exceed' : `Ratelimit without API Key exceed: ${rate} per second`
    return { status: 429, body: { ok: false, result, code: 429 } }
  }
}

/**
 * Takes one token; false when there is none. Holds at most the tokens of one second.
 * @param {number} rate
 * @returns {() => boolean}
 */
function createBucket(rate) {
  if (rate === Infinity) return () => true
  const most = Math.max(1, rate)
  let tokens = most
  let at = performance.now()
  return () => {
    const now = performance.now()
    tokens = Math.min(most, tokens + ((now - at) / 1000) * rate)
    at = now
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
