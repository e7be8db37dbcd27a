import { Dictionary } from '@ton/core'
import { readContent } from '../content.mjs'
import { recordKey } from '../scenarios/names.mjs'
import { rawAddress, rawOrNull } from './values.mjs'

/**
 * The data cells of the chain's contracts, field by field.
 *
 * @import { Address, Cell } from '@ton/core'
 */

/** @param {Cell} data */
export function readJettonMinter(data) {
  const slice = data.beginParse()
  return {
    totalSupply: slice.loadCoins(),
    admin: rawOrNull(slice.loadMaybeAddress()),
    content: readContent(slice.loadRef()),
    walletCode: slice.loadRef(),
  }
}

/** @param {Cell} data */
export function readJettonWallet(data) {
  const slice = data.beginParse()
  return {
    balance: slice.loadCoins(),
    owner: rawAddress(slice.loadAddress()),
    jetton: rawAddress(slice.loadAddress()),
  }
}

/** @param {Cell} data */
export function readNftCollection(data) {
  const slice = data.beginParse()
  const owner = rawAddress(slice.loadAddress())
  const nextIndex = slice.loadUintBig(64)
  const content = slice.loadRef().beginParse()
  return {
    owner,
    nextIndex,
    content: readContent(content.loadRef()),
    base: content.loadRef().beginParse().loadStringTail(),
  }
}

/** @param {Cell} data */
export function readDomainCollection(data) {
  const slice = data.beginParse()
  return {
    owner: rawAddress(slice.loadAddress()),
    nextIndex: -1n,
    content: readContent(slice.loadRef()),
    base: '',
  }
}

/** @param {Cell} data */
export function readNftItem(data) {
  const slice = data.beginParse()
  const index = slice.loadUintBig(64)
  const collection = rawAddress(slice.loadAddress())
  if (slice.remainingBits === 0) return { index, collection, owner: null, path: null }
  return {
    index,
    collection,
    owner: rawAddress(slice.loadAddress()),
    path: slice.loadRef().beginParse().loadStringTail(),
  }
}

/** @param {Cell} data */
export function readDomain(data) {
  const slice = data.beginParse()
  const index = slice.loadUintBig(256)
  const collection = rawAddress(slice.loadAddress())
  const owner = rawOrNull(slice.loadMaybeAddress())
  const details = slice.loadMaybeRef()?.beginParse()
  if (!details) throw new Error('A domain was left half minted.')
  const name = details.loadRef().beginParse().loadStringTail()
  const records = details.loadDict(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell())
  /** @param {string} key @param {number} tag */
  const record = (key, tag) => {
    const value = records.get(recordKey(key))?.beginParse()
    return value && value.loadUint(16) === tag ? value : null
  }
  return {
    index,
    collection,
    owner,
    domain: `${name}.ton`,
    wallet: rawOrNull(record('wallet', 0x9fd3)?.loadAddress()),
    nextResolver: rawOrNull(record('dns_next_resolver', 0xba93)?.loadAddress()),
    site: record('site', 0xad01)?.loadBuffer(32).toString('base64') ?? null,
    storage: record('storage', 0x7473)?.loadBuffer(32).toString('base64') ?? null,
  }
}

/** @param {Cell} data */
export function readSale(data) {
  const slice = data.beginParse()
  const complete = slice.loadBit()
  const createdAt = slice.loadUint(32)
  const marketplace = rawAddress(slice.loadAddress())
  const nft = rawAddress(slice.loadAddress())
  const seller = rawOrNull(slice.loadMaybeAddress())
  const price = slice.loadCoins()
  const fees = slice.loadRef().beginParse()
  return {
    complete,
    createdAt,
    marketplace,
    nft,
    seller,
    price,
    feeAddress: rawAddress(fees.loadAddress()),
    fee: fees.loadCoins(),
    royaltyAddress: rawAddress(fees.loadAddress()),
    royalty: fees.loadCoins(),
  }
}

/** @param {Cell} data */
export function readAuction(data) {
  const slice = data.beginParse()
  const head = {
    started: slice.loadBit(),
    ended: slice.loadBit(),
    canceled: slice.loadBit(),
    lastBid: slice.loadCoins(),
    lastMember: rawOrNull(slice.loadMaybeAddress()),
    lastBidAt: slice.loadUint(32),
  }
  const terms = slice.loadRef().beginParse()
  const middle = {
    endTime: terms.loadUint(32),
    minBid: terms.loadCoins(),
    maxBid: terms.loadCoins(),
    minStep: terms.loadUint(8),
    nft: rawAddress(terms.loadAddress()),
  }
  const parties = terms.loadRef().beginParse()
  return {
    ...head,
    ...middle,
    seller: rawAddress(parties.loadAddress()),
    marketplace: rawAddress(parties.loadAddress()),
    createdAt: parties.loadUint(32),
  }
}

/** @param {Dictionary<number, Address>} members */
const memberList = (members) =>
  members
    .keys()
    .toSorted((a, b) => a - b)
    .map((key) => rawAddress(/** @type {Address} */ (members.get(key))))

/** @param {Cell} cell */
const directMembers = (cell) =>
  memberList(Dictionary.loadDirect(Dictionary.Keys.Uint(8), Dictionary.Values.Address(), cell))

/** @param {Cell} data */
export function readMultisig(data) {
  const slice = data.beginParse()
  const nextOrderSeqno = slice.loadUintBig(256)
  const threshold = slice.loadUint(8)
  const signers = directMembers(slice.loadRef())
  slice.skip(8)
  const proposers = memberList(slice.loadDict(Dictionary.Keys.Uint(8), Dictionary.Values.Address()))
  return { nextOrderSeqno, threshold, signers, proposers }
}

/** @param {Cell} data */
export function readOrder(data) {
  const slice = data.beginParse()
  const multisig = rawAddress(slice.loadAddress())
  const seqno = slice.loadUintBig(256)
  return {
    multisig,
    seqno,
    threshold: slice.loadUint(8),
    sentForExecution: slice.loadBit(),
    signers: directMembers(slice.loadRef()),
    approvalsMask: slice.loadUintBig(256),
    approvalsNum: slice.loadUint(8),
    expiration: slice.loadUint(48),
    order: slice.loadRef(),
  }
}

/** @param {Cell} data */
export function readVesting(data) {
  const slice = data.beginParse()
  const terms = slice.loadRef().beginParse()
  const whitelist = slice.loadDict(Dictionary.Keys.BigUint(256), {
    serialize: () => {
      throw new Error('Whitelists are only read.')
    },
    parse: () => true,
  })
  return {
    startTime: terms.loadUint(64),
    totalDuration: terms.loadUint(32),
    unlockPeriod: terms.loadUint(32),
    cliffDuration: terms.loadUint(32),
    totalAmount: terms.loadCoins(),
    sender: rawAddress(terms.loadAddress()),
    owner: rawAddress(terms.loadAddress()),
    whitelist: whitelist
      .keys()
      .map((hash) => `0:${hash.toString(16).toUpperCase().padStart(64, '0')}`)
      .toSorted(),
  }
}
