// Failures on purpose, so that clients can be tried against them.

/**
 * @typedef {object} Faults
 * @property {readonly { status: number, share: number }[]} statuses Answered instead of the index.
 * @property {number} slow Milliseconds that every answer waits.
 * @property {number} drop Share of connections that are cut without an answer.
 * @property {number} truncate Share of answers that end in the middle.
 */

/**
 * Statuses that the service or its gateway answers to any request. A service that answers 404 or 422 to what it has
 * would state something else about the chain, as a wrong row does.
 */
export const FAULT_STATUSES = /** @type {const} */ ([401, 403, 429, 500, 502, 503, 504])

/** Faults that are no status. */
export const FAULT_KINDS = /** @type {const} */ (['slow', 'drop', 'truncate'])

/** Answers without faults. @type {Faults} */
export const NO_FAULTS = { statuses: [], slow: 0, drop: 0, truncate: 0 }

/**
 * Reads a list such as `429:0.1,500:0.05,slow:2000,drop:0.02,truncate:0.02`.
 * @param {string} text
 * @returns {Faults}
 */
export function readFaults(text) {
  const faults = { ...NO_FAULTS, statuses: [...NO_FAULTS.statuses] }
  for (const part of text.split(',').filter(Boolean)) {
    const [what = '', amount = ''] = part.split(':')
    const value = Number(amount)
    const kind = FAULT_KINDS.find((each) => each === what)
    if (!/^[45]\d\d$/.test(what) && kind === undefined) {
      throw new Error(`--faults: "${what}" is none of 4xx, 5xx, ${FAULT_KINDS.join(', ')}`)
    }
    if (amount === '' || !(value >= 0)) {
      throw new Error(`--faults: "${part}" has no amount; write for example ${what}:0.1`)
    }
    if (kind !== undefined) faults[kind] = value
    else faults.statuses.push({ status: Number(what), share: value })
  }
  return faults
}

/**
 * Body of a status that the index or its gateway answers by itself.
 * @param {number} status
 */
export function faultBody(status) {
  if (status === 429) return { ok: false, result: 'Ratelimit exceed', code: 429 }
  if (status === 401) return { ok: false, result: 'API key does not exist', code: 401 }
  if (status === 403) return { ok: false, result: 'Network not allowed', code: 403 }
  return { error: status >= 500 ? 'timeout: context deadline exceeded' : 'fault on purpose' }
}
