import { isAddress, parseAddress, toRawAddress } from '../../ton/cells/address.ts'
import { AddressFormatError } from '../../ton/cells/errors.ts'
import { isHash, toBase64Hash } from '../../ton/cells/hash.ts'
import { readLink, type LinkHint } from './searchLink.ts'

/** Groups of suggestions, in the order in which they are shown if they fit equally well. */
export const suggestionGroups = [
  'recent',
  'favorite',
  'domain',
  'account',
  'jetton',
  'collection',
  'item',
  'operation',
  'scam',
] as const
/**
 * Group of a suggestion. `favorite`: labels and favorites of the reader; `account`: accounts that the application, a
 * source of its contracts or the standards name; `item`: single NFTs; `operation`: opcodes by name; `scam`: of any
 * kind, but marked as a scam.
 */
export type SuggestionGroup = (typeof suggestionGroups)[number]

/** An entity that a search text may refer to. */
export type SearchTarget =
  | {
      readonly kind: 'address'
      /** Raw, as the service writes it. */
      readonly address: string
      /** Form in which it was written. */
      readonly form: 'raw' | 'bounceable' | 'non-bounceable'
      /** True if it has the testnet flag. */
      readonly testOnly: boolean
      /** Kind of contract, for a suggestion that tells it; an address alone does not. @default unknown */
      readonly contract?: 'jetton' | 'collection' | 'item' | undefined
    }
  | {
      readonly kind: 'domain'
      /** In lower case. */
      readonly domain: string
    }
  | {
      /** `hash`: hash of a transaction, a message or a block; the text alone does not tell which. */
      readonly kind: 'transaction' | 'message' | 'hash'
      /** Base64, as the service writes it. */
      readonly hash: string
    }
  | {
      readonly kind: 'block'
      readonly workchain: number
      /** 16 hex digits, upper case. */
      readonly shard: string
      readonly seqno: number
    }
  | {
      /** Operation: many messages have it. */
      readonly kind: 'opcode'
      /** `0x0f8a7ea5` */
      readonly opcode: string
    }
  | {
      /** Logical time, which many transactions share. */
      readonly kind: 'lt'
      readonly lt: string
    }

/** Why a search text could not be understood. */
export type SearchProblem =
  /** An address with a typo: its checksum does not match. */
  | 'checksum'
  /** An address of the wrong length. */
  | 'addressLength'
  /** Hex digits, but not 64 of them. */
  | 'hashLength'
  /** A domain with characters that domains cannot have; it may imitate another domain. */
  | 'letters'
  /** A link that contains no id. */
  | 'link'
  /** None of the above. */
  | 'unknown'

/** Result of {@link understandSearch}. */
export interface SearchMeaning {
  /** Most likely first; empty if the text was not understood. */
  readonly targets: readonly SearchTarget[]
  /** Present when there are no targets and the text is not empty. */
  readonly problem: SearchProblem | undefined
  /** Host of the pasted link, without `www.`; undefined for a link of a wallet, such as `ton://`. */
  readonly host: string | undefined
  /** Network of the link or the address; undefined if it does not tell. */
  readonly network: 'mainnet' | 'testnet' | undefined
}

/** Longest text that is examined, in characters; links are shorter. */
const maxLength = 2000

/**
 * Understands text that a person types or pastes into the search of an explorer: an address in any
 * form, a `.ton` or `.t.me` domain, a user name, a hash in any form, a block id, an opcode such as `0x0f8a7ea5`, or a
 * link of an explorer or wallet. Sends no requests.
 */
export function understandSearch(text: string): SearchMeaning {
  // Text that is copied from chats and documents may contain invisible characters.
  const clean = text
    .slice(0, maxLength)
    .replace(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '')
    .trim()
  const link = readLink(clean)
  const parts = link?.parts ?? [{ text: clean, hint: undefined }]
  const targets = parts.flatMap((part) => findTargets(part.text, part.hint)).filter(isFirst)
  const testOnly = targets.some((target) => target.kind === 'address' && target.testOnly)
  const unread = targets.length === 0 && clean !== ''
  const fallback = link === undefined ? 'unknown' : 'link'
  return {
    targets,
    problem: unread
      ? (parts.map((part) => findProblem(part.text)).find((problem) => problem !== 'unknown') ?? fallback)
      : undefined,
    host: link?.host,
    network: link?.network ?? (testOnly ? 'testnet' : undefined),
  }
}

function isFirst(target: SearchTarget, index: number, all: readonly SearchTarget[]): boolean {
  const key = JSON.stringify(target)
  return all.findIndex((other) => JSON.stringify(other) === key) === index
}

function findTargets(text: string, hint: LinkHint | undefined): readonly SearchTarget[] {
  if (text === '') return []
  if (isAddress(text)) return [addressTarget(text)]
  if (/^0x[0-9a-f]{8}$/i.test(text)) return [{ kind: 'opcode', opcode: text.toLowerCase() }]
  const block = parseBlockId(text)
  if (block !== undefined) return [block]
  const pair = /^(\d{1,20}):([\w+/=-]{43,64})(?::.*)?$/.exec(text)
  if (pair?.[2] !== undefined && isHash(pair[2])) return [hashTarget(pair[2], 'transaction')]
  if (isHash(text)) return hashTargets(text, hint)
  if (/^\d{1,20}$/.test(text)) return numberTargets(text, hint)
  const domain = parseDomain(text)
  return domain === undefined ? [] : [{ kind: 'domain', domain }]
}

function addressTarget(text: string): SearchTarget {
  const { form, bounceable = true, testOnly = false } = parseAddress(text)
  const written = form === 'raw' ? 'raw' : bounceable ? 'bounceable' : 'non-bounceable'
  return { kind: 'address', address: toRawAddress(text), form: written, testOnly }
}

function hashTarget(text: string, kind: 'transaction' | 'message' | 'hash'): SearchTarget {
  return { kind, hash: toBase64Hash(text) }
}

/** Sixty-four bare hex digits are a hash to most, and an account id to a few. */
function hashTargets(text: string, hint: LinkHint | undefined): readonly SearchTarget[] {
  const hash = hashTarget(text, hint === 'transaction' || hint === 'message' ? hint : 'hash')
  const bare = `0:${text.replace(/^0x/i, '')}`
  if (!isAddress(bare) || (hint !== undefined && hint !== 'address')) return [hash]
  return hint === 'address' ? [addressTarget(bare)] : [hash, addressTarget(bare)]
}

/** Small numbers are masterchain blocks, long ones logical times. */
function numberTargets(text: string, hint: LinkHint | undefined): readonly SearchTarget[] {
  if (hint !== undefined && hint !== 'block') return []
  const seqno = Number(text)
  if (seqno > 0 && seqno <= 0xffffffff) {
    return [{ kind: 'block', workchain: -1, shard: '8000000000000000', seqno }]
  }
  return seqno > 0xffffffff ? [{ kind: 'lt', lt: text.replace(/^0+/, '') }] : []
}

/** `(-1,8000000000000000,123)` and `-1:8000000000000000:123`, hashes behind them left out. */
function parseBlockId(text: string): SearchTarget | undefined {
  const bare = text.replace(/^\(|\)$/g, '')
  const match = /^(-1|0)\s*[:,]\s*([0-9a-f]{1,16})\s*[:,]\s*(\d{1,10})(?:[:,].*)?$/i.exec(bare)
  if (match === null) return undefined
  const [, workchain = '', shard = '', seqno = ''] = match
  return {
    kind: 'block',
    workchain: Number(workchain),
    shard: shard.toUpperCase().padEnd(16, '0'),
    seqno: Number(seqno),
  }
}

/** Domain that a text may mean: the one that it is, or its only word with `.ton`; undefined if it can be none. */
export function findDomain(text: string): string | undefined {
  const [target] = understandSearch(text).targets
  if (target !== undefined) return target.kind === 'domain' ? target.domain : undefined
  const word = text.trim()
  return word.length < minDomainLength || word.includes('.') ? undefined : parseDomain(`${word}.ton`)
}

/** Letters of the shortest domain that `.ton` issues, without the ending. */
const minDomainLength = 4

/** `alice.ton`, `shop.alice.ton`, `alice.t.me`, and `@alice` for the last. In lower case; undefined for other texts. */
export function parseDomain(text: string): string | undefined {
  const name = text.toLowerCase().replace(/^@([a-z0-9_]{4,32})$/, '$1.t.me')
  if (name.length > 126) return undefined
  const label = '[a-z0-9](?:[a-z0-9_-]{0,124}[a-z0-9])?'
  return new RegExp(`^(?:${label}\\.)+(?:ton|t\\.me)$`).test(name) ? name : undefined
}

function findProblem(text: string): SearchProblem {
  if (/^https?:\/\//i.test(text)) return 'link'
  if (/\.(?:ton|t\.me)$/i.test(text)) return 'letters'
  if (/^(?:0x)?[0-9a-f]{20,80}$/i.test(text)) return 'hashLength'
  if (/^(?:-1|0):[0-9a-f]+$/i.test(text)) return 'addressLength'
  if (/^[EUk0][Qf][\w+/=-]{30,60}$/.test(text)) return text.length === 48 ? addressProblem(text) : 'addressLength'
  return 'unknown'
}

function addressProblem(text: string): SearchProblem {
  try {
    parseAddress(text)
    return 'unknown'
  } catch (error) {
    return error instanceof AddressFormatError ? 'checksum' : 'unknown'
  }
}
