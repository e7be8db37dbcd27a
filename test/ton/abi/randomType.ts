import { Address, BitString, Builder, Cell, Dictionary, ExternalAddress, beginCell } from '@ton/core'
import { parseCell } from 'tonlens/ton'
import type { AbiDeclaration, AbiValue } from 'tonlens/abi'

/** A random type and value, with what the reference library writes for it. */
export interface Sample {
  readonly text: string
  readonly value: AbiValue
  readonly store: (builder: Builder) => void
}

export type Random = (below: number) => number
export type Declarations = Record<string, AbiDeclaration>

/** Types without types inside them. */
export const LEAVES = [
  'intN',
  'uintN',
  'varint16',
  'varint32',
  'varuint16',
  'varuint32',
  'coins',
  'bool',
  'bitsN',
  'bytesN',
  'cell',
  'string',
  'address',
  'address?',
  'ext_address',
  'any_address',
  'enum',
] as const
/** Types around others. */
export const WRAPPERS = [
  'nullable',
  'Cell',
  'tensor',
  'tuple',
  'map',
  'array',
  'lisp_list',
  'struct',
  'tagged',
  'alias',
  'either',
  'union',
  'nullUnion',
  'sized',
  'when',
  'repeat',
  'choose',
  'inline_map',
  'augmented_map',
  'inline_augmented_map',
] as const

export type Kind = (typeof LEAVES)[number] | (typeof WRAPPERS)[number]

/** Draws a value of this kind; the types that it declares go into `types`. */
export function sample(kind: Kind, random: Random, types: Declarations, depth = 2): Sample {
  const bits = (length: number): bigint => {
    let number = 0n
    for (let i = 0; i < length; i++) number = (number << 1n) | BigInt(random(2))
    return number
  }
  const hex = (n: number): string =>
    n === 0
      ? ''
      : (bits(n) << BigInt((8 - (n % 8)) % 8))
          .toString(16)
          .padStart(Math.ceil(n / 8) * 2, '0')
          .toUpperCase()
  const inner = (): Sample => {
    const kinds: readonly Kind[] = depth > 1 ? [...LEAVES, ...WRAPPERS] : LEAVES
    return small(sample(kinds[random(kinds.length)] as Kind, random, types, depth - 1))
  }
  /** Large values go into a cell of their own, so that several fit into one. */
  const small = (each: Sample): Sample => {
    const cell = build(each)
    return cell.bits.length > 150 || cell.refs.length > 1
      ? { text: `Cell<${each.text}>`, value: each.value, store: (builder) => void builder.storeRef(cell) }
      : each
  }
  const declare = (declaration: AbiDeclaration): string => {
    const name = `Type${Object.keys(types).length}`
    types[name] = declaration
    return name
  }
  const struct = (prefix?: string): Sample => {
    const fields = Array.from({ length: random(4) }, (_, index) => [`field${index}`, inner()] as const)
    const all = fields.map(([, field]) => field)
    if (!fits(all)) return struct(prefix)
    const name = declare({ prefix, fields: Object.fromEntries(fields.map(([key, { text }]) => [key, text])) })
    return {
      text: name,
      value: Object.fromEntries([['$', name], ...fields.map(([key, { value }]) => [key, value] as const)]),
      store: (builder) => {
        if (prefix !== undefined)
          builder.storeUint(BigInt(prefix), prefix.startsWith('0x') ? (prefix.length - 2) * 4 : prefix.length - 2)
        all.forEach((field) => field.store(builder))
      },
    }
  }
  const raw = (): string => `${random(2) - 1}:${hex(256)}`
  const external = (): { bits: number; value: bigint } => {
    const length = random(200)
    return { bits: length, value: bits(length) }
  }
  const storeExternal = (each: { bits: number; value: bigint }) => (builder: Builder) =>
    void builder.storeAddress(new ExternalAddress(each.value, each.bits))

  switch (kind) {
    case 'intN': {
      const n = 1 + random(257)
      const value = BigInt.asIntN(n, bits(n))
      return { text: `int${n}`, value, store: (builder) => void builder.storeInt(value, n) }
    }
    case 'uintN': {
      const n = 1 + random(256)
      const value = bits(n)
      return { text: `uint${n}`, value, store: (builder) => void builder.storeUint(value, n) }
    }
    case 'varint16':
    case 'varint32': {
      const length = random(kind === 'varint16' ? 121 : 249)
      const value = BigInt.asIntN(length, bits(length))
      const sizeBits = kind === 'varint16' ? 4 : 5
      // The reference library gives the least number of a size a byte that the virtual machine does not.
      const bytes = Array.from({ length: 32 }, (_, size) => size).find(
        (size) => size > 0 && value === -(1n << BigInt(8 * size - 1)),
      )
      return {
        text: kind,
        value,
        store: (builder) =>
          void (bytes === undefined
            ? builder.storeVarInt(value, sizeBits)
            : builder.storeUint(bytes, sizeBits).storeInt(value, bytes * 8)),
      }
    }
    case 'varuint16':
    case 'varuint32': {
      const value = bits(random(kind === 'varuint16' ? 121 : 249))
      return { text: kind, value, store: (builder) => void builder.storeVarUint(value, kind === 'varuint16' ? 4 : 5) }
    }
    case 'coins': {
      const value = bits(random(121))
      return { text: kind, value, store: (builder) => void builder.storeCoins(value) }
    }
    case 'bool': {
      const value = random(2) === 1
      return { text: kind, value, store: (builder) => void builder.storeBit(value) }
    }
    case 'bitsN':
    case 'bytesN': {
      const n = kind === 'bytesN' ? random(32) * 8 : random(300)
      const value = hex(n)
      const text = kind === 'bytesN' ? `bytes${n / 8}` : `bits${n}`
      return { text, value, store: (builder) => void builder.storeBits(new BitString(Buffer.from(value, 'hex'), 0, n)) }
    }
    case 'cell': {
      const cell = beginCell()
        .storeUint(bits(64), 64)
        .storeRef(beginCell().storeUint(bits(8), 8))
        .endCell()
      return {
        text: kind,
        value: parseCell(new Uint8Array(cell.toBoc())),
        store: (builder) => void builder.storeRef(cell),
      }
    }
    case 'string': {
      const value = Array.from({ length: random(80) }, () => ['a', 'ü', '漢', '😀', '\u{FEFF}'][random(5)]).join('')
      return { text: kind, value, store: (builder) => void builder.storeStringRefTail(value) }
    }
    case 'address':
    case 'address?': {
      const value = kind === 'address' || random(3) > 0 ? raw() : null
      return {
        text: kind,
        value,
        store: (builder) => void builder.storeAddress(value === null ? null : Address.parseRaw(value)),
      }
    }
    case 'ext_address': {
      const value = external()
      return { text: kind, value, store: storeExternal(value) }
    }
    case 'any_address': {
      const choice = random(3)
      if (choice === 0) return { text: kind, value: null, store: (builder) => void builder.storeAddress(null) }
      if (choice === 1) return { ...sample('address', random, types), text: kind }
      return { ...sample('ext_address', random, types), text: kind }
    }
    case 'enum': {
      const members = { First: 0, Second: 7, Third: '200' }
      const name = declare({ enum: members, as: 'uint8' })
      const value = Object.keys(members)[random(3)] as keyof typeof members
      return { text: name, value, store: (builder) => void builder.storeUint(Number(members[value]), 8) }
    }
    case 'nullable': {
      const each = inner()
      // Whether an address is missing is told by its tag, and null inside null cannot be told.
      if (/^(?:any_)?address|\?$|null/.test(each.text) || each.value === null) return sample(kind, random, types, depth)
      const isNull = random(2) === 0
      const text = each.text.includes('|') ? `(${each.text})?` : `${each.text}?`
      if (isNull) return { text, value: null, store: (builder) => void builder.storeBit(false) }
      return { text, value: each.value, store: (builder) => each.store(builder.storeBit(true)) }
    }
    case 'Cell': {
      const each = inner()
      return { text: `Cell<${each.text}>`, value: each.value, store: (builder) => void builder.storeRef(build(each)) }
    }
    case 'tensor':
    case 'tuple': {
      const items = [inner(), inner()]
      if (!fits(items)) return sample(kind, random, types, depth)
      const text = items.map((item) => item.text).join(', ')
      return {
        text: kind === 'tensor' ? `(${text})` : `[${text}]`,
        value: items.map((item) => item.value),
        store: (builder) => items.forEach((item) => item.store(builder)),
      }
    }
    case 'map': {
      const each = inner()
      const size = 1 + random(256)
      const entries = new Map(Array.from({ length: random(12) }, () => [bits(size), null] as const))
      const keys = [...entries.keys()].sort((a, b) => (a < b ? -1 : 1))
      const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(size), {
        serialize: (_: null, builder: Builder) => each.store(builder),
        parse: () => null,
      })
      for (const key of keys) dictionary.set(key, null)
      return {
        text: `map<uint${size}, ${each.text}>`,
        value: new Map(keys.map((key) => [key, each.value])),
        store: (builder) => void builder.storeDict(dictionary),
      }
    }
    case 'inline_map': {
      const each = inner()
      const size = 1 + random(256)
      const keys = [...new Set(Array.from({ length: 1 + random(12) }, () => bits(size)))].sort((a, b) =>
        a < b ? -1 : 1,
      )
      const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(size), {
        serialize: (_: null, builder: Builder) => each.store(builder),
        parse: () => null,
      })
      for (const key of keys) dictionary.set(key, null)
      return {
        text: `inline_map<uint${size}, ${each.text}>`,
        value: new Map(keys.map((key) => [key, each.value])),
        store: (builder) => void builder.storeDictDirect(dictionary),
      }
    }
    case 'augmented_map':
    case 'inline_augmented_map': {
      const each = inner()
      const size = 1 + random(256)
      const isInline = kind === 'inline_augmented_map'
      const keys = [...new Set(Array.from({ length: random(12) + Number(isInline) }, () => bits(size)))].sort((a, b) =>
        a < b ? -1 : 1,
      )
      const [forks, extras] = [new Map<string, bigint>(), keys.map(() => bits(32))]
      const root =
        keys.length === 0
          ? null
          : augmentedNode(
              keys.map((key) => key.toString(2).padStart(size, '0')),
              0,
              {
                leaf: (index, builder) => each.store(builder.storeUint(extras[index] as bigint, 32)),
                fork: (prefix, builder) => {
                  const extra = bits(32)
                  forks.set(prefix, extra)
                  builder.storeUint(extra, 32)
                },
              },
            )
      const whole = bits(32)
      const entries = new Map(keys.map((key, index) => [key, { extra: extras[index] as bigint, value: each.value }]))
      return {
        text: `${kind}<uint${size}, ${each.text}, uint32>`,
        value: isInline ? { entries, forks } : { entries, forks, extra: whole },
        store: (builder) => {
          if (isInline) builder.storeSlice((root as Cell).beginParse())
          else builder.storeMaybeRef(root).storeUint(whole, 32)
        },
      }
    }
    case 'sized': {
      const n = random(100)
      const name = declare({ fields: { n: 'uint8', a: 'uint<n>', b: 'int<n>', c: 'bits<2*n+1>' } })
      const [a, b, c] = [bits(n), BigInt.asIntN(n, bits(n)), hex(2 * n + 1)]
      return {
        text: name,
        value: { $: name, n: BigInt(n), a, b, c },
        store: (builder) =>
          void builder
            .storeUint(n, 8)
            .storeUint(a, n)
            .storeInt(b, n)
            .storeBits(new BitString(Buffer.from(c, 'hex'), 0, 2 * n + 1)),
      }
    }
    case 'when': {
      const each = inner()
      const [flags, bit] = [random(256), random(8)]
      const isThere = ((flags >> bit) & 1) === 1
      const name = declare({
        fields: { flags: 'uint8', x: `when<flags.${bit}, ${each.text}>` },
        checks: [`flags >= ${flags}`, 'flags <= 255'],
      })
      return {
        text: name,
        value: { $: name, flags: BigInt(flags), x: isThere ? each.value : null },
        store: (builder) => {
          builder.storeUint(flags, 8)
          if (isThere) each.store(builder)
        },
      }
    }
    case 'repeat': {
      const count = random(16)
      const name = declare({ fields: { n: 'uint4', all: 'repeat<n, uint32>' } })
      const all = Array.from({ length: count }, () => bits(32))
      return {
        text: name,
        value: { $: name, n: BigInt(count), all },
        store: (builder) => {
          builder.storeUint(count, 4)
          for (const item of all) builder.storeUint(item, 32)
        },
      }
    }
    case 'choose': {
      const items = [inner(), inner(), inner()]
      const choice = random(3)
      const name = declare({
        fields: { kind: 'uint2', x: `choose<kind, ${items.map(({ text }) => text).join(', ')}>` },
      })
      const chosen = items[choice] as Sample
      return {
        text: name,
        value: { $: name, kind: BigInt(choice), x: chosen.value },
        store: (builder) => chosen.store(builder.storeUint(choice, 2)),
      }
    }
    case 'array': {
      // The chunks follow from the greatest size, which the test computes for numbers only.
      const n = 1 + random(256)
      const values = Array.from({ length: random(40) }, () => bits(n))
      const chunk = Math.max(1, Math.floor(1022 / n))
      let tail: Cell | null = null
      for (let start = Math.floor((values.length - 1) / chunk) * chunk; start >= 0; start -= chunk) {
        const part: Builder = beginCell().storeMaybeRef(tail)
        for (const value of values.slice(start, start + chunk)) part.storeUint(value, n)
        tail = part.endCell()
      }
      return {
        text: `array<uint${n}>`,
        value: values,
        store: (builder) => void builder.storeUint(values.length, 8).storeMaybeRef(tail),
      }
    }
    case 'lisp_list': {
      const each = inner()
      const length = random(5)
      let tail = beginCell().endCell()
      for (let index = 0; index < length; index++) {
        const part = beginCell().storeRef(tail)
        each.store(part)
        tail = part.endCell()
      }
      return {
        text: `lisp_list<${each.text}>`,
        value: Array.from({ length }, () => each.value),
        store: (builder) => void builder.storeRef(tail),
      }
    }
    case 'struct':
      return struct()
    case 'tagged':
      return struct(
        random(2) ? `0x${bits(32).toString(16).padStart(8, '0')}` : `0b${bits(5).toString(2).padStart(5, '0')}`,
      )
    case 'alias': {
      const each = inner()
      return { ...each, text: declare({ alias: each.text }) }
    }
    case 'either': {
      const sides = ['uint8', 'cell'] as const
      const side = random(2)
      const each = side === 0 ? { text: 'uint8', value: bits(8) } : sample('cell', random, types)
      return {
        text: sides.join(' | '),
        value: { $: sides[side] as string, value: each.value },
        store: (builder) => {
          builder.storeBit(side === 1)
          if (side === 0) builder.storeUint(each.value as bigint, 8)
          else (each as Sample).store(builder)
        },
      }
    }
    case 'union': {
      const alternatives = ['0b00', '0b01', '0x8'].map((prefix) => struct(prefix))
      const chosen = alternatives[random(3)] as Sample
      return { ...chosen, text: alternatives.map(({ text }) => text).join(' | ') }
    }
    case 'nullUnion': {
      const types = ['int32', 'null', 'uint64', 'bool'] as const
      const choice = random(4)
      // Tags of the compiler: 0 for null, 1 and a number of two bits for the others.
      if (choice === 1)
        return { text: types.join(' | '), value: null, store: (builder) => void builder.storeBit(false) }
      const value = choice === 3 ? random(2) === 1 : choice === 0 ? BigInt.asIntN(32, bits(32)) : bits(64)
      return {
        text: types.join(' | '),
        value: { $: types[choice] as string, value },
        store: (builder) => {
          builder.storeUint(4 + (choice === 0 ? 0 : choice - 1), 3)
          if (typeof value === 'boolean') builder.storeBit(value)
          else if (choice === 0) builder.storeInt(value, 32)
          else builder.storeUint(value, 64)
        },
      }
    }
  }
}

/**
 * Builds a dictionary with extra values, which the reference library cannot write, by the rules of the virtual machine.
 */
function augmentedNode(
  keys: readonly string[],
  from: number,
  write: {
    readonly leaf: (index: number, builder: Builder) => void
    readonly fork: (prefix: string, builder: Builder) => void
  },
  first = 0,
): Cell {
  const [low, high] = [keys[0] as string, keys.at(-1) as string]
  let end = from
  while (end < low.length && low[end] === high[end]) end += 1
  const label = low.slice(from, end)
  const left = low.length - from
  const lengthBits = left === 0 ? 0 : left.toString(2).length
  const builder = beginCell()
  const isSame = new Set(label).size === 1
  if (isSame && label.length > 1 && lengthBits < 2 * label.length - 1)
    builder.storeUint(6 + Number(label[0]), 3).storeUint(label.length, lengthBits)
  else if (lengthBits < label.length)
    builder
      .storeUint(2, 2)
      .storeUint(label.length, lengthBits)
      .storeUint(BigInt(`0b0${label}`), label.length)
  else {
    builder.storeBit(false)
    for (let index = 0; index < label.length; index++) builder.storeBit(true)
    builder.storeBit(false).storeUint(BigInt(`0b0${label}`), label.length)
  }
  if (end === low.length) {
    write.leaf(first, builder)
    return builder.endCell()
  }
  const middle = keys.findIndex((key) => key[end] === '1')
  builder
    .storeRef(augmentedNode(keys.slice(0, middle), end + 1, write, first))
    .storeRef(augmentedNode(keys.slice(middle), end + 1, write, first + middle))
  write.fork(low.slice(0, end), builder)
  return builder.endCell()
}

/** Cell of one value, written by the reference library. */
export function build({ store }: Sample): Cell {
  const builder = beginCell()
  store(builder)
  return builder.endCell()
}

function fits(samples: readonly Sample[]): boolean {
  const cells = samples.map(build)
  return (
    cells.reduce((sum, { bits }) => sum + bits.length, 0) < 900 &&
    cells.reduce((sum, { refs }) => sum + refs.length, 0) < 4
  )
}
