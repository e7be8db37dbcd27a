/**
 * @import { Address, Cell } from '@ton/core'
 */

/** @typedef {Record<string, unknown>} Row One row, or a part of one, in the service's own words. */

/**
 * Raw address as the service writes it: upper-case hex.
 * @param {Address} address
 */
export const rawAddress = (address) => `${address.workChain}:${address.hash.toString('hex').toUpperCase()}`

/** @param {Address | null | undefined} address */
export const rawOrNull = (address) => (address ? rawAddress(address) : null)

/** @param {Cell} cell */
export const cellHash = (cell) => cell.hash().toString('base64')

/** @param {Cell} cell */
export const cellBoc = (cell) => cell.toBoc({ idx: false, crc32: true }).toString('base64')

/**
 * 256-bit number as base64.
 * @param {bigint} value
 */
export const hashNumber = (value) => Buffer.from(value.toString(16).padStart(64, '0'), 'hex').toString('base64')

/** @param {Buffer} hash */
export const hashBytes = (hash) => hash.toString('base64')

/**
 * First 32 bits of a body.
 * @param {Cell} body
 * @returns {number | null} `null` when the body is shorter.
 */
export const bodyOpcode = (body) => (body.bits.length >= 32 ? body.beginParse().loadUint(32) : null)
