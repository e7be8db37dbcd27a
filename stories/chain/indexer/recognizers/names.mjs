import { cellHash, rawAddress } from '../values.mjs'
import { readBody, withParent } from './reading.mjs'

/**
 * @import { Cell } from '@ton/core'
 * @import { Recognizer } from '../recognizers.mjs'
 */

/** @type {Recognizer[]} */
export const nameRecognizers = [
  {
    kind: 'domain',
    opcode: 0x4eb1f0f9,
    read: (entry, { domains }) => {
      const slice = readBody(entry)
      slice.skip(64)
      const key = slice.loadBuffer(32).toString('hex')
      const value = slice.loadMaybeRef()
      const common = {
        source: entry.inMessage?.source ?? null,
        asset: entry.account,
        nft_collection: domains.get(entry.account)?.collection ?? null,
      }
      return [
        {
          type: value ? 'change_dns' : 'delete_dns',
          entries: withParent(entry),
          success: entry.success,
          details: value ? { key, value: recordValue(value), ...common } : { hash: key, ...common },
        },
      ]
    },
  },
  {
    kind: 'domain',
    opcode: 0x370fec51,
    read: (entry, { domains }) => [
      {
        type: 'renew_dns',
        entries: withParent(entry),
        success: entry.success,
        details: {
          source: entry.inMessage?.source ?? null,
          asset: entry.account,
          nft_collection: domains.get(entry.account)?.collection ?? null,
        },
      },
    ],
  },
]

/** @param {Cell} cell */
function recordValue(cell) {
  const slice = cell.beginParse()
  const tag = slice.loadUint(16)
  const empty = {
    dns_smc_address: null,
    dns_adnl_address: null,
    dns_text: null,
    dns_next_resolver_address: null,
    dns_storage_address: null,
    flags: null,
  }
  if (tag === 0x9fd3)
    return {
      ...empty,
      sum_type: 'DNSSmcAddress',
      dns_smc_address: rawAddress(slice.loadAddress()),
      flags: slice.loadUint(8),
    }
  if (tag === 0xba93)
    return {
      ...empty,
      sum_type: 'DNSNextResolver',
      dns_next_resolver_address: rawAddress(slice.loadAddress()),
    }
  if (tag === 0xad01)
    return {
      ...empty,
      sum_type: 'DNSAdnlAddress',
      dns_adnl_address: slice.loadBuffer(32).toString('hex').toUpperCase(),
      flags: 0,
    }
  if (tag === 0x7473)
    return {
      ...empty,
      sum_type: 'DNSStorageAddress',
      dns_storage_address: slice.loadBuffer(32).toString('hex').toUpperCase(),
    }
  throw new Error(`A record of ${cellHash(cell)} has the unknown tag ${tag}.`)
}
