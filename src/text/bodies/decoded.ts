import { addressKey } from '../format/address.ts'
import { joinKey } from '../../service/rows/readRow.ts'

/** A value of a decoded body, by its meaning. */
export type BodyValue =
  | { readonly kind: 'address'; readonly address: string }
  /** Native coins, in the smallest unit. */
  | { readonly kind: 'coins'; readonly amount: string }
  /** Decimal digits of any length; amounts of jettons among them, whose unit is not known here. */
  | { readonly kind: 'number'; readonly digits: string; readonly isCount: boolean }
  /** Unix time in seconds. */
  | { readonly kind: 'time'; readonly utime: string }
  /** 32 bytes, hex. */
  | { readonly kind: 'hash'; readonly hash: string }
  /** Untrusted text: clean it before you show it. */
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'flag'; readonly flag: boolean }
  /** A cell, or a bag of cells. */
  | { readonly kind: 'cell'; readonly cell: unknown }
  | { readonly kind: 'nothing' }
  | ({ readonly kind: 'fields' } & BodyFields)
  | { readonly kind: 'list'; readonly items: readonly BodyValue[] }

/** One field of a decoded body. */
export interface BodyField {
  /** As the standard spells it. */
  readonly name: string
  readonly value: BodyValue
}

/** A structure of fields. */
export interface BodyFields {
  /** Its name, where it has one; undefined for a plain list of fields. */
  readonly type: string | undefined
  readonly fields: readonly BodyField[]
}

type Parts = Readonly<Record<string, unknown>>

const nothing: BodyValue = { kind: 'nothing' }
const deepest = 16
const wrappers = /^(?:just_from_maybe|first_from_either|second_from_either|just|left|right)$/
const coinNames = /^(?:.*_)?(?:ton_amount|forward_amount|grams)$/
const timeNames = /(?:^|_)(?:at|until|time|utime|date|timestamp|expiration)$/
// Ids are left as they are: nobody groups the digits of a query id.
const countNames = /amount|value|balance|tokens|fee|price|supply|points|stake|reward/

/**
 * Fields of a body as the service decodes it. Its structures of one value, such as numbers of
 * variable length and optional cells, are taken off.
 */
export function readDecoded(decoded: unknown): BodyFields {
  const value = bodyValue(decoded, '', 0)
  if (value.kind === 'fields') return value
  return { type: undefined, fields: value.kind === 'nothing' ? [] : [{ name: '', value }] }
}

/** {@link readDecoded} for one field; its name helps to tell coins from other numbers. */
export function bodyValue(value: unknown, name: string, depth = 0): BodyValue {
  if (value === null || value === undefined) return nothing
  if (typeof value === 'boolean') return { kind: 'flag', flag: value }
  if (typeof value === 'number') return scalar(String(value), name)
  if (typeof value === 'string') return scalar(value, name)
  if (typeof value !== 'object' || depth > deepest) return { kind: 'text', text: typeof value }
  if (Array.isArray(value)) {
    return { kind: 'list', items: (value as unknown[]).map((item) => bodyValue(item, name, depth + 1)) }
  }
  // Cells of `tonlens/ton` come from bodies that were read here.
  if ('bitLength' in value && 'refs' in value) return { kind: 'cell', cell: value }
  return structure(value as Parts, name, depth + 1)
}

function structure(parts: Parts, name: string, depth: number): BodyValue {
  const type = typeof parts['@type'] === 'string' ? parts['@type'] : undefined
  if (type === 'addr_std') {
    const address = addressKey([parts['workchain_id'], parts['address']].map((part) => joinKey(part)).join(':'))
    if (address !== undefined) return { kind: 'address', address }
  }
  if (type === 'addr_none' || type === 'nothing_from_maybe' || type === 'empty_cell') return nothing
  if (type === 'var_uint' || type === 'var_int') return bodyValue(parts['value'], name, depth)
  if (type === 'nanograms') return bodyValue(parts['amount'], 'grams', depth)
  if (type !== undefined && wrappers.test(type)) return bodyValue(parts['value'], name, depth)
  const fields = Object.keys(parts)
    .filter((key) => key !== '@type' && !(key === 'type' && parts[key] === type))
    .map((key) => ({ name: key, value: bodyValue(parts[key], key, depth) }))
  return { kind: 'fields', type, fields }
}

function scalar(text: string, name: string): BodyValue {
  if (text === '') return nothing
  if (/^-?\d{1,100}$/.test(text)) {
    const isCoins = coinNames.test(name) && !text.startsWith('-')
    if (isCoins) return { kind: 'coins', amount: text }
    if (timeNames.test(name) && /^1\d{9}$/.test(text)) return { kind: 'time', utime: text }
    return { kind: 'number', digits: text, isCount: countNames.test(name) }
  }
  const address = /[:]|^[EUk0][Qf]/.test(text) ? addressKey(text) : undefined
  if (address !== undefined) return { kind: 'address', address }
  if (/^[0-9a-f]{64}$/i.test(text)) return { kind: 'hash', hash: text }
  if (/^(?:te6cc|b5ee9c72)[\w+/=-]{4,}$/i.test(text)) return { kind: 'cell', cell: text }
  return { kind: 'text', text }
}
