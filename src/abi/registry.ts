import { toRawAddress } from '../ton/address.ts'
import type { CellSource } from '../ton/boc.ts'
import { toBase64Hash } from '../ton/hash.ts'
import type { StackInput } from '../model/getMethodStack.ts'
import type { StackEntity } from '../schema/legacy.ts'
import type { Abi, AbiGetMethod } from './abi.ts'
import { readBody, readStorage } from './body.ts'
import { readOpcode, runDecoders, type BodyDecoder } from './decoders.ts'
import { AbiError } from './errors.ts'
import type { AbiStructValue, BodyList } from './infer.ts'
import { parseTag, type AbiValue } from './run.ts'
import { readStack, writeStack } from './stack.ts'

/** ABIs and names from one place. */
export interface AbiSource {
  /** Who says so, for people. */
  readonly name: string
  /** License of the facts; undefined for the application's own. */
  readonly license?: string | undefined
  /** Place that the facts come from. */
  readonly origin?: string | undefined
  readonly abis?: readonly Abi[] | undefined
  /** Names of bodies, by opcode: `0x0f8a7ea5`. */
  readonly opcodes?: Readonly<Record<string, string>> | undefined
  /** Hashes of code, in any form, by the name of the contract's kind. */
  readonly kinds?: Readonly<Record<string, readonly string[]>> | undefined
  /** Names of accounts, by address in any form. */
  readonly accounts?: Readonly<Record<string, string>> | undefined
  /** Code that decodes bodies; it is asked before the ABIs of all sources. */
  readonly decoders?: readonly BodyDecoder[] | undefined
}

/** Name of an account, and who says so. */
export interface AccountName {
  readonly name: string
  readonly source: AbiSource
}

/** Known facts about a contract. */
export interface KnownContract {
  /** Address in any form. */
  readonly address?: string | null | undefined
  /** Hash of the code in any form. */
  readonly codeHash?: string | null | undefined
  /** Names that the service gives to its kinds. */
  readonly interfaces?: readonly string[] | null | undefined
}

/** A message to read. */
export interface MessageToRead {
  readonly body: CellSource
  readonly sender?: KnownContract | undefined
  readonly receiver?: KnownContract | undefined
  /** Whether it comes from outside, or goes there. @default undefined: neither */
  readonly external?: 'in' | 'out' | undefined
}

/** A value, with the ABI by which it was read. */
export interface AbiReading<Value = AbiValue> {
  readonly value: Value
  /** Undefined if a decoder of the source has read it. */
  readonly abi: Abi | undefined
  readonly source: AbiSource
}

/** Finds what is known about contracts; an {@link AbiRegistry} is one. */
export type ContractReader = Pick<AbiRegistry, 'readBody' | 'readStorage' | 'opcodeName' | 'exitCode' | 'accountName'> &
  Partial<Pick<AbiRegistry, 'getMethods' | 'readStack' | 'writeStack'>>

type Entry = readonly [abi: Abi, source: AbiSource]

/** Below, opcodes are counted up in every contract: they tell nothing about an unknown one. */
const FIRST_TELLING_OPCODE = 0x1000
/** ABIs by which one body is read at most: many may have one opcode, and each attempt takes time. */
const MAX_ATTEMPTS = 16

/** Finds ABIs by address, code hash, interface and opcode. Sources that come first win. */
export class AbiRegistry {
  readonly sources: readonly AbiSource[]
  readonly #byKey = new Map<string, Entry[]>()
  readonly #byOpcode = new Map<string, { readonly entry: Entry; readonly name: string; readonly list: BodyList }[]>()
  readonly #kinds = new Map<string, string>()
  readonly #accounts = new Map<string, AccountName>()

  constructor(sources: readonly AbiSource[]) {
    this.sources = sources
    for (const source of sources) {
      for (const abi of source.abis ?? []) this.#add([abi, source])
      for (const [kind, hashes] of Object.entries(source.kinds ?? {})) {
        for (const hash of hashes) this.#kinds.set(normalizeHash(hash), kind)
      }
      for (const [address, name] of Object.entries(source.accounts ?? {})) {
        const key = normalizeAddress(address)
        if (typeof name === 'string' && !this.#accounts.has(key)) this.#accounts.set(key, { name, source })
      }
    }
  }

  /** ABIs of a contract: by its address, then by its code, then by its interfaces. */
  find(contract: KnownContract | undefined): readonly Entry[] {
    if (contract === undefined) return []
    const { address, codeHash, interfaces } = contract
    const hash = typeof codeHash === 'string' ? normalizeHash(codeHash) : ''
    const kind = this.#kinds.get(hash)
    const keys = [
      ...(typeof address === 'string' ? [`address ${normalizeAddress(address)}`] : []),
      `code ${hash}`,
      ...[...(kind === undefined ? [] : [kind]), ...(interfaces ?? [])].map((name) => `interface ${name}`),
    ]
    return [...new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []))]
  }

  /**
   * Reads a message body: by decoders, then to the last bit by the ABI of the receiver, of the sender,
   * and by ABIs that have its opcode. Never throws.
   * @returns undefined if nothing fits.
   */
  readBody(message: MessageToRead): AbiReading<AbiStructValue> | undefined {
    const { body, sender, receiver, external } = message
    for (const source of this.sources) {
      const value = runDecoders(source.decoders, message)
      if (value !== undefined) return { value, abi: undefined, source }
    }
    const attempts: (readonly [Entry, BodyList])[] = [
      ...this.find(receiver).map((entry) => [entry, external === 'in' ? 'external' : 'incoming'] as const),
      ...this.find(sender).map((entry) => [entry, external === 'out' ? 'events' : 'outgoing'] as const),
    ]
    const opcode = external === undefined ? readOpcode(body) : undefined
    if (opcode !== undefined && Number(opcode) >= FIRST_TELLING_OPCODE) attempts.push(...(this.#byOpcode.get(opcode) ?? []).map(({ entry, list }) => [entry, list] as const))
    for (const [[abi, source], kind] of attempts.slice(0, MAX_ATTEMPTS)) {
      const value = readBody(abi, body, { kind })
      if (!(value instanceof AbiError)) return { value, abi, source }
    }
    return undefined
  }

  /** Reads the data of a contract to the last bit. Never throws. */
  readStorage(contract: KnownContract, data: CellSource): AbiReading | undefined {
    return this.#first(contract, (abi) => readStorage(abi, data))
  }

  /** Reads the result of a get-method. Never throws. */
  readStack(contract: KnownContract, method: string, stack: readonly StackEntity[]): AbiReading | undefined {
    return this.#first(contract, (abi) => readStack(abi, method, stack))
  }

  /** Get-methods of a contract, by name. */
  getMethods(contract: KnownContract | undefined): Readonly<Record<string, AbiGetMethod>> {
    const found = this.find(contract).flatMap(([{ getMethods }]) => Object.entries(Object(getMethods) as Record<string, AbiGetMethod>))
    // The ABI that comes first wins.
    return Object.fromEntries(found.toReversed())
  }

  /** Writes the arguments of a get-method as the service takes them. Never throws. @returns undefined if no ABI has the method. */
  writeStack(contract: KnownContract, method: string, values: Readonly<Record<string, AbiValue>>): readonly StackInput[] | AbiError | undefined {
    const [abi] = this.find(contract).find(([{ getMethods }]) => Object.hasOwn(Object(getMethods) as object, method)) ?? []
    return abi && writeStack(abi, method, values as never)
  }

  /** Meaning of an exit code in the words of the contract's ABI. */
  exitCode(contract: KnownContract | undefined, code: number): string | undefined {
    for (const [abi] of this.find(contract)) {
      const text = Object.hasOwn(abi.errors ?? {}, code) ? abi.errors?.[code] : undefined
      if (typeof text === 'string') return text
    }
    return undefined
  }

  /** Name of a body by its opcode: `0x0f8a7ea5`. The receiver's own name wins. */
  opcodeName(opcode: string, receiver?: KnownContract): string | undefined {
    const named = this.#byOpcode.get(opcode) ?? []
    const known = this.find(receiver)
    const own = named.find(({ entry }) => known.includes(entry))
    if (own !== undefined) return own.name
    for (const source of this.sources) {
      const text = Object.hasOwn(source.opcodes ?? {}, opcode) ? source.opcodes?.[opcode] : undefined
      const name = text ?? named.find(({ entry }) => entry[1] === source && Number(opcode) >= FIRST_TELLING_OPCODE)?.name
      if (typeof name === 'string') return name
    }
    return undefined
  }

  /** Name of an account in the first source that names it; its address in any form. */
  accountName(address: string): AccountName | undefined {
    return this.#accounts.get(normalizeAddress(address))
  }

  #first(contract: KnownContract, read: (abi: Abi) => AbiValue | AbiError): AbiReading | undefined {
    for (const [abi, source] of this.find(contract)) {
      const value = read(abi)
      if (!(value instanceof AbiError)) return { value, abi, source }
    }
    return undefined
  }

  #add(entry: Entry): void {
    const [abi] = entry
    const keys = [
      ...(abi.addresses ?? []).map((address) => `address ${normalizeAddress(address)}`),
      ...(abi.codeHashes ?? []).map((hash) => `code ${normalizeHash(hash)}`),
      ...(abi.interfaces ?? []).map((name) => `interface ${name}`),
    ]
    for (const key of keys) this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), entry])
    for (const list of ['incoming', 'outgoing'] as const) {
      for (const [opcode, name] of readOpcodes(abi, list)) {
        const known = this.#byOpcode.get(opcode) ?? []
        this.#byOpcode.set(opcode, [...known, { entry, name, list }])
      }
    }
  }
}

/** {@link listOpcodes}; none of an ABI that is malformed. */
function readOpcodes(abi: Abi, list: BodyList): [opcode: string, name: string][] {
  try {
    return listOpcodes(abi, list)
  } catch {
    return []
  }
}

/** Opcodes of 32 bits in a list of bodies, with the names of their structures. */
function listOpcodes(abi: Abi, list: BodyList): [opcode: string, name: string][] {
  const found: [string, string][] = []
  const open = [...(abi[list] ?? [])]
  for (let left = 1000; left > 0; left--) {
    const text = open.shift()
    if (text === undefined) break
    const names = text.split('|').map((name) => name.trim())
    if (names.length > 1) {
      open.unshift(...names)
      continue
    }
    const [name = ''] = names
    const declaration = Object.hasOwn(abi.types ?? {}, name) ? abi.types?.[name] : undefined
    if (declaration === undefined) continue
    if ('alias' in declaration) open.unshift(declaration.alias)
    else if ('fields' in declaration && parseTag(declaration.prefix)?.length === 32) {
      found.push([`0x${parseTag(declaration.prefix)?.value.toString(16).padStart(8, '0')}`, name])
    }
  }
  return found
}

function normalizeAddress(address: string): string {
  try {
    return toRawAddress(address)
  } catch {
    return address
  }
}

function normalizeHash(hash: string): string {
  try {
    return toBase64Hash(hash)
  } catch {
    return hash
  }
}
