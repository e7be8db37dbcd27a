import type { CellSource } from '../cells/boc.ts'
import type { StackEntry, StackInput } from './getMethodStack.ts'
import type { Abi, AbiGetMethod } from './abi.ts'
import { readBody, readStorage } from './body.ts'
import {
  readOpcode,
  runDecoders,
  tryParseCell,
  type BodyDecoder,
  type KnownContract,
  type MessageToRead,
} from './decoders.ts'
import { AbiError } from './errors.ts'
import type { AbiStructValue, BodyList } from './infer.ts'
import { listTexts, normalizeAddress, normalizeHash, readOpcodes } from './registryKeys.ts'
import { maxSteps, type AbiBudget, type AbiValue } from './run.ts'
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

/** Name of a body, and who says so. */
export interface OpcodeName {
  /** `0x0f8a7ea5` */
  readonly opcode: string
  readonly name: string
  readonly source: AbiSource
}

/** Kind of a contract. */
export interface ContractName {
  readonly name: string
  /** Whether it is a kind such as `jetton_wallet`, and not the name of an ABI. */
  readonly isKind: boolean
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
  Partial<
    Pick<
      AbiRegistry,
      'find' | 'contractName' | 'getMethods' | 'readStack' | 'writeStack' | 'listOpcodes' | 'listAccounts'
    >
  >

type Entry = readonly [abi: Abi, source: AbiSource]

/** Below, opcodes are counted up in every contract: they tell nothing about an unknown one. */
const firstTellingOpcode = 0x1000
/** ABIs by which one value is read at most: many may have one opcode or interface, and each attempt takes time. */
const maxAttempts = 16
/**
 * Attempts that may end because an ABI or a cell describes too much, each after some milliseconds. All attempts
 * together do no more work.
 */
const maxLimits = 3

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
      for (const abi of source.abis ?? []) {
        // An ABI may be parsed JSON of anybody.
        if (typeof abi === 'object' && abi !== null) this.#add([abi, source])
      }
      for (const [kind, hashes] of Object.entries(source.kinds ?? {})) {
        for (const hash of listTexts(hashes)) this.#kinds.set(normalizeHash(hash), kind)
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
      ...[...(kind === undefined ? [] : [kind]), ...listTexts(interfaces)].map((name) => `interface ${name}`),
    ]
    return [...new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []))]
  }

  /**
   * Names what a contract is: the kind that a source gives its code, else the name of the first ABI that fits;
   * undefined if nothing is known.
   */
  contractName(contract: KnownContract): ContractName | undefined {
    const { codeHash } = contract
    const kind = typeof codeHash === 'string' ? this.#kinds.get(normalizeHash(codeHash)) : undefined
    if (kind !== undefined) return { name: kind, isKind: true }
    const name: unknown = this.find(contract)[0]?.[0].name
    return typeof name === 'string' ? { name, isKind: false } : undefined
  }

  /**
   * Reads a message body: by decoders, then to the last bit by the ABI of the receiver, of the sender,
   * and by ABIs that have its opcode. Never throws.
   * @returns undefined if nothing fits.
   */
  readBody(message: MessageToRead): AbiReading<AbiStructValue> | undefined {
    const { sender, receiver, external } = message
    const body = tryParseCell(message.body)
    if (body === undefined) return undefined
    for (const source of this.sources) {
      const value = runDecoders(source.decoders, { ...message, body })
      if (value !== undefined) return { value, abi: undefined, source }
    }
    const attempts: (readonly [Entry, BodyList])[] = [
      ...this.find(receiver).map((entry) => [entry, external === 'in' ? 'external' : 'incoming'] as const),
      ...this.find(sender).map((entry) => [entry, external === 'out' ? 'events' : 'outgoing'] as const),
    ]
    const opcode = external === undefined ? readOpcode(body) : undefined
    if (opcode !== undefined && Number(opcode) >= firstTellingOpcode)
      attempts.push(...(this.#byOpcode.get(opcode) ?? []).map(({ entry, list }) => [entry, list] as const))
    return readFirst(attempts.map(([entry, kind]) => [entry, (abi, budget) => readBody(abi, body, { kind, budget })]))
  }

  /** Reads the data of a contract to the last bit. Never throws. */
  readStorage(contract: KnownContract, data: CellSource): AbiReading | undefined {
    const cell = tryParseCell(data)
    return (
      cell &&
      readFirst(this.find(contract).map((entry) => [entry, (abi, budget) => readStorage(abi, cell, { budget })]))
    )
  }

  /** Reads the result of a get-method. Never throws. */
  readStack(contract: KnownContract, method: string, stack: readonly StackEntry[]): AbiReading | undefined {
    return readFirst(
      this.find(contract).map((entry) => [entry, (abi, budget) => readStack(abi, method, stack, { budget })]),
    )
  }

  /** Get-methods of a contract, by name. */
  getMethods(contract: KnownContract | undefined): Readonly<Record<string, AbiGetMethod>> {
    const found = this.find(contract).flatMap(([{ getMethods }]) =>
      Object.entries(Object(getMethods) as Record<string, AbiGetMethod>),
    )
    // The ABI that comes first wins.
    return Object.fromEntries(found.toReversed())
  }

  /**
   * Writes the arguments of a get-method as the service takes them. Never throws.
   * @returns undefined if no ABI has the method.
   */
  writeStack(
    contract: KnownContract,
    method: string,
    values: Readonly<Record<string, AbiValue>>,
  ): readonly StackInput[] | AbiError | undefined {
    const [abi] =
      this.find(contract).find(([{ getMethods }]) => Object.hasOwn(Object(getMethods) as object, method)) ?? []
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
    const known = new Set(this.find(receiver))
    const own = named.find(({ entry }) => known.has(entry))
    if (own !== undefined) return own.name
    for (const source of this.sources) {
      const text = Object.hasOwn(source.opcodes ?? {}, opcode) ? source.opcodes?.[opcode] : undefined
      const name = text ?? named.find(({ entry }) => entry[1] === source && Number(opcode) >= firstTellingOpcode)?.name
      if (typeof name === 'string') return name
    }
    return undefined
  }

  /** Names of all bodies that their opcode identifies; of one opcode, in the order of the sources. */
  listOpcodes(): readonly OpcodeName[] {
    const named = [...this.#byOpcode].flatMap(([opcode, all]) =>
      all.map(({ entry, name }) => ({ opcode, name, source: entry[1] })),
    )
    const listed = this.sources.flatMap((source) =>
      Object.entries(source.opcodes ?? {}).map(([opcode, name]) => ({ opcode, name, source })),
    )
    return [...named, ...listed].filter(
      ({ opcode, name }) => typeof name === 'string' && Number(opcode) >= firstTellingOpcode,
    )
  }

  /** Names of all accounts, by raw address. */
  listAccounts(): ReadonlyMap<string, AccountName> {
    return this.#accounts
  }

  /** Name of an account in the first source that names it; its address in any form. */
  accountName(address: string): AccountName | undefined {
    return this.#accounts.get(normalizeAddress(address))
  }

  #add(entry: Entry): void {
    const [abi] = entry
    const keys = [
      ...listTexts(abi.addresses).map((address) => `address ${normalizeAddress(address)}`),
      ...listTexts(abi.codeHashes).map((hash) => `code ${normalizeHash(hash)}`),
      ...listTexts(abi.interfaces).map((name) => `interface ${name}`),
    ]
    for (const key of keys) append(this.#byKey, key, entry)
    for (const list of ['incoming', 'outgoing'] as const) {
      for (const [opcode, name] of readOpcodes(abi, list)) {
        append(this.#byOpcode, opcode, { entry, name, list })
      }
    }
  }
}

/** First value that one of a few ABIs reads; undefined if none does. */
function readFirst<Value>(
  attempts: readonly (readonly [Entry, (abi: Abi, budget: AbiBudget) => Value | AbiError])[],
): AbiReading<Value> | undefined {
  let left = maxLimits * maxSteps
  for (const [[abi, source], read] of attempts.slice(0, maxAttempts)) {
    const steps = Math.min(maxSteps, left)
    const budget = { steps }
    const value = read(abi, budget)
    if (!(value instanceof AbiError)) return { value, abi, source }
    left -= steps - budget.steps
    if (left <= 0) break
  }
  return undefined
}

function append<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
