import { Address } from '@ton/core'
import { detectedInterfaces, isWallet } from './accounts.mjs'

/**
 * @import { Facts } from './facts.mjs'
 * @import { Row } from './values.mjs'
 */

/**
 * Address book rows and metadata for any set of addresses.
 * @param {Facts} facts
 * @param {Map<string, Row>} metadata
 */
export function createNames(facts, metadata) {
  /** @type {Map<string, string>} Shortest name that an account owns and that points at it. */
  const names = new Map()
  for (const { domain, owner, wallet } of facts.domains.values()) {
    if (owner === null || owner !== wallet) continue
    const current = names.get(owner)
    if (current === undefined || domain.length < current.length) names.set(owner, domain)
  }

  /**
   * @param {string} raw
   * @returns {Row}
   */
  function row(raw) {
    if (!raw.includes(':')) return { user_friendly: 'addr_none', domain: null, interfaces: [] }
    const account = facts.accounts.get(raw)
    const bounceable = account?.code !== undefined && account.code !== null && !isWallet(account)
    return {
      user_friendly: Address.parseRaw(raw).toString({ bounceable, urlSafe: true }),
      domain: names.get(raw) ?? null,
      interfaces: account ? detectedInterfaces(account) : [],
    }
  }

  /** @param {Iterable<unknown>} addresses */
  const texts = (addresses) =>
    [...new Set(addresses)]
      .filter((value) => typeof value === 'string' && value !== '')
      .map(String)
      .toSorted()

  return {
    /**
     * @param {Iterable<unknown>} addresses
     * @returns {Row}
     */
    address_book: (addresses) => Object.fromEntries(texts(addresses).map((raw) => [raw, row(raw)])),
    /**
     * @param {Iterable<unknown>} addresses
     * @returns {Row}
     */
    metadata: (addresses) => {
      const wanted = texts(addresses)
      const masters = wanted.flatMap((raw) => facts.jettonWallets.get(raw)?.jetton ?? [])
      return Object.fromEntries(
        texts([...wanted, ...masters]).flatMap((raw) => {
          const known = metadata.get(raw)
          return known ? [[raw, known]] : []
        }),
      )
    },
  }
}

/** @typedef {ReturnType<typeof createNames>} Names */

/**
 * Every raw address among the values of a row, at any depth.
 * @param {unknown} value
 * @returns {string[]}
 */
export function addressesIn(value) {
  if (typeof value === 'string') return /^-?\d+:[0-9A-F]{64}$|^addr_none$/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(addressesIn)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(addressesIn)
  return []
}
