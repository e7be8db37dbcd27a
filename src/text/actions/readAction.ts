import { opcodeHex } from '../../meaning/contracts/opcode.ts'
import { addressKey } from '../format/address.ts'
import { parseAmount, parseTime } from '../../service/rows/amount.ts'
import type { Messages } from '../en/index.ts'
import { humanizeName } from '../bodies/opcodeWords.ts'
import { plainText } from '../../service/rows/plainText.ts'
import { readText } from '../../service/rows/readRow.ts'
import type { Action, ActionType } from '../../service/rows/action.ts'
import { actionShapes } from './actionShapes.ts'
import { newTypeSlots, type ActionShape, type Slot } from './actionSlots.ts'

/** Value of a sentence; its kind decides how it is shown. */
export type SlotValue =
  | { readonly kind: 'account'; readonly address: string }
  /** `master` is null for the native coin, undefined for an unknown asset. */
  | { readonly kind: 'amount'; readonly amount: string; readonly master: string | null | undefined }
  /** `master` is null for the native coin. */
  | { readonly kind: 'token'; readonly master: string | null }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'time'; readonly utime: number }
  /** `opcode` is `0x` and eight hex digits; `receiver` is the address of the contract that was called. */
  | { readonly kind: 'opcode'; readonly opcode: string; readonly receiver: string | undefined }
  | { readonly kind: 'currencies'; readonly currencies: readonly (readonly [id: string, amount: string])[] }
  /** A value that the sentence needs but the action does not contain. */
  | { readonly kind: 'missing'; readonly of: 'account' | 'thing' }

/** Part of a sentence: text of the catalogue, or a value. */
export type SentencePart = string | SlotValue

/** Title of an action, and its sentence. */
export interface ActionSentence {
  readonly title: string
  /** Empty if the action has no values to fill in. */
  readonly parts: readonly SentencePart[]
}

/** Finds the shape of a type; undefined for a type that this version does not know. */
export function findActionShape(name: string): ActionShape | undefined {
  return Object.hasOwn(actionShapes, name) ? actionShapes[name as ActionType] : undefined
}

/** Title of a type; that of an unknown type is derived from its name. */
export function actionTitle(type: string, messages: Messages['action']): string {
  const known = findActionShape(type) === undefined ? undefined : messages.types[type as ActionType]
  return known?.[0] ?? humanizeName(plainText(type, { maximum: 60 }))
}

/**
 * Fills the values of an action into the sentence of its type.
 * @param account Account, in any form, that a sentence about itself does not name where it can leave it out.
 * @default none
 */
export function fillSentence(action: Action, messages: Messages['action'], account?: string): ActionSentence {
  const shape = findActionShape(action.type)
  const title = actionTitle(action.type, messages)
  const template = shape === undefined ? messages.newType : messages.types[action.type as ActionType][1]
  const slots: Readonly<Record<string, Slot | undefined>> = shape?.slots ?? newSlots(action)
  const reader = addressKey(account)
  const parts = parseTemplate(template).flatMap(({ pieces, optional }, at): readonly SentencePart[] => {
    const values = pieces.map((piece) => (typeof piece === 'string' ? piece : readSlot(action, slots[piece.slot])))
    if (!optional) {
      return values.map((value, at) => value ?? missing(pieces[at], slots))
    }
    // An arrow tells who sent even where its end is the reader.
    const isNeeded = at === 0 || pieces.some((piece) => typeof piece === 'string' && piece.includes('→'))
    const isEmpty = (value: SentencePart | undefined) =>
      value === undefined || isZero(value) || (!isNeeded && isAccount(value, reader))
    return values.some(isEmpty) ? [] : (values as SentencePart[])
  })
  const hasContent = parts.some((part) => typeof part !== 'string' || /\p{L}/u.test(part))
  const shown = withoutReader(parts, reader)
  return { title, parts: hasContent ? trimmed(shown, shown === parts ? /^[\s:,→]+/ : /^[\s:,]+/) : [] }
}

/** Direction of an action, seen from one account; undefined if that account is not involved. */
export function directionIn(action: Action, perspective: string | undefined): 'in' | 'out' | 'self' | undefined {
  const shape = findActionShape(action.type)
  const reader = addressKey(perspective)
  if (shape?.flow === undefined || reader === undefined) return undefined
  const [from, to] = shape.flow.map((name) => {
    const value = readSlot(action, shape.slots[name])
    return value?.kind === 'account' ? addressKey(value.address) : undefined
  })
  if (from === reader) return to === reader ? 'self' : 'out'
  return to === reader ? 'in' : undefined
}

interface Piece {
  readonly slot: string
}
interface Segment {
  readonly pieces: readonly (string | Piece)[]
  /** Whether it stands in `[ ]`: it is left out if one of its values is missing. */
  readonly optional: boolean
}

const parsed = new Map<string, readonly Segment[]>()

/** Parses a template of the catalogue; the result is cached. */
function parseTemplate(template: string): readonly Segment[] {
  const known = parsed.get(template)
  if (known !== undefined) return known
  const segments = [...template.matchAll(/\[([^\]]*)\]|([^[]+)/g)].map(([, optional, plain = '']) => ({
    optional: optional !== undefined,
    pieces: [...(optional ?? plain).matchAll(/\{(\w+)\}|([^{]+)/g)].map(([, slot, words = '']) =>
      slot === undefined ? words : { slot },
    ),
  }))
  parsed.set(template, segments)
  return segments
}

function missing(piece: string | Piece | undefined, slots: Readonly<Record<string, Slot | undefined>>): SlotValue {
  const kind = typeof piece === 'object' ? slots[piece.slot]?.[0] : undefined
  return { kind: 'missing', of: kind === 'account' ? 'account' : 'thing' }
}

function isZero(value: SentencePart): boolean {
  return typeof value === 'object' && value.kind === 'amount' && parseAmount(value.amount) === 0n
}

/** Leaves out the account at the start of a sentence if the page is about it. */
function withoutReader(parts: readonly SentencePart[], reader: string | undefined): readonly SentencePart[] {
  const [first, second] = parts
  return typeof second === 'string' && isAccount(first, reader) ? parts.slice(1) : parts
}

/**
 * Tells whether a part of a sentence is an account.
 * @param key Key of its address; undefined for no account.
 */
export function isAccount(part: SentencePart | undefined, key: string | undefined): boolean {
  return key !== undefined && typeof part === 'object' && part.kind === 'account' && addressKey(part.address) === key
}

/**
 * Removes the punctuation that a left-out value leaves at the start, and capitalizes the first letter. The arrow to a
 * recipient stays where only the reader before it is left out.
 */
function trimmed(parts: readonly SentencePart[], punctuation: RegExp): readonly SentencePart[] {
  const [first, ...rest] = parts
  if (typeof first !== 'string') return parts
  const words = first.replace(punctuation, '')
  return words === '' ? rest : [words.charAt(0).toUpperCase() + words.slice(1), ...rest]
}

/** Reads the value of a slot; undefined if it is missing or of another kind. */
export function readSlot(action: Action, slot: Slot | undefined): SlotValue | undefined {
  if (slot === undefined) return undefined
  const [kind, path] = slot
  const value = valueAt(action, path)
  switch (kind) {
    case 'account':
    case 'item':
      return typeof value === 'string' && value !== '' ? { kind: 'account', address: value } : undefined
    case 'coins':
      return parseAmount(value) === undefined ? undefined : { kind: 'amount', amount: String(value), master: null }
    case 'asset':
      return assetValue(action, value, slot[2])
    case 'payout':
      return parseAmount(value) === 0n ? undefined : assetValue(action, value, slot[2])
    case 'token':
      if (value === null) return { kind, master: null }
      return typeof value === 'string' && value !== '' ? { kind, master: value } : undefined
    case 'time': {
      const utime = parseTime(value)
      return utime === undefined || utime === 0 ? undefined : { kind, utime }
    }
    case 'currencies':
      return currenciesValue(action)
    case 'opcode': {
      const opcode = opcodeHex(value)
      return opcode === undefined
        ? undefined
        : { kind, opcode, receiver: readText(valueAt(action, 'destination')) || undefined }
    }
    case 'name':
      return typeof value === 'string' && value !== '' ? { kind: 'text', text: brandName(value) } : undefined
    default:
      return typeof value === 'string' || typeof value === 'number' ? textValue(String(value)) : undefined
  }
}

function textValue(value: string): SlotValue | undefined {
  const text = plainText(value, { maximum: 120 })
  return text === '' ? undefined : { kind: 'text', text }
}

function assetValue(action: Action, value: unknown, path: string): SlotValue | undefined {
  if (parseAmount(value) === undefined) return undefined
  const asset = path
    .split('|')
    .map((place) => valueAt(action, place))
    .find((found) => found !== undefined)
  // `is_known_asset` is false if null does not stand for the native coin.
  const isCoin = asset === null && valueAt(action, 'is_known_asset') !== false
  const master = typeof asset === 'string' && asset !== '' ? asset : isCoin ? null : undefined
  return { kind: 'amount', amount: String(value), master }
}

function currenciesValue({ details }: Action): SlotValue | undefined {
  const held: unknown = details?.['value_extra_currencies'] ?? details?.['extra_currencies']
  if (typeof held !== 'object' || held === null) return undefined
  const currencies = Object.entries(held).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return currencies.length === 0 ? undefined : { kind: 'currencies', currencies }
}

function valueAt(action: Action, path: string): unknown {
  const [root, steps]: [unknown, string] = path.startsWith('/') ? [action, path.slice(1)] : [action.details, path]
  return steps.split('.').reduce<unknown>((value, step) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    return (value as Record<string, unknown>)[step]
  }, root)
}

function newSlots(action: Action): Readonly<Record<string, Slot | undefined>> {
  const find = (slots: readonly Slot[]) => slots.find((slot) => readSlot(action, slot) !== undefined)
  const from = find(newTypeSlots.from)
  const others = newTypeSlots.to.filter((slot) => valueAt(action, slot[1]) !== valueAt(action, from?.[1] ?? ''))
  return { from, to: find(others), amount: find(newTypeSlots.amount) }
}

/** Spellings of the names of exchanges and marketplaces; others are derived from the service's names. */
const brands: Readonly<Record<string, string>> = {
  stonfi: 'STON.fi',
  stonfi_v2: 'STON.fi v2',
  dedust: 'DeDust',
  dedust_v2: 'DeDust v2',
  tonco: 'TONCO',
  coffee: 'Swap.Coffee',
  liquid_staking: 'liquid staking',
  nominator: 'a nominator pool',
  ethena: 'Ethena',
  getgems: 'Getgems',
  fragment: 'Fragment',
}

function brandName(name: string): string {
  return Object.hasOwn(brands, name) ? (brands[name] ?? name) : humanizeName(plainText(name, { maximum: 40 }))
}
