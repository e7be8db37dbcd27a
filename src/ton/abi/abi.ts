/**
 * Type in the notation of Tolk: `uint64`, `coins`, `address?`, `Cell<Content>`, `map<uint32, Order>`,
 * `A | B`, `(int8, bool)`, `[int, int]`, or the name of a declared type. Two additions describe older
 * contracts: `omittable<T>` may be missing at the end of a cell, and `rest<T>` repeats until the end.
 *
 * Others describe TL-B. Sizes and conditions are computed from fields that come before: `bits<8*length>`, `uint<n>`,
 * `int<n>`; `repeat<count, T>`; `when<flags.3, T>` is there if the bit is set, otherwise null; `choose<kind, A, B>` is
 * A for 0 and B for 1. `inline_map<K, V>` stands in place and has an entry or more; in `augmented_map<K, V, E>` and
 * `inline_augmented_map<K, V, E>` every node has an extra value.
 */
export type TypeText = string

/** A structure: an optional tag, then the fields in cell order. */
export interface AbiStruct {
  /** StructTag that the structure begins with; every digit counts: `0x0f8a7ea5` has 32 bits, `0b01` has two. */
  readonly prefix?: string | undefined
  /** Types of the fields, by name, in cell order. */
  readonly fields: Readonly<Record<string, TypeText>>
  /** Comparisons of fields that hold, such as `depth >= 1`. */
  readonly checks?: readonly string[] | undefined
  /** True if the contract reads and writes this type with code of its own. */
  readonly custom?: boolean | undefined
  /** Explanation for people. */
  readonly description?: string | undefined
}

/** Another name for a type. */
export interface AbiAlias {
  readonly alias: TypeText
  /** True if the contract reads and writes this type with code of its own. */
  readonly custom?: boolean | undefined
  readonly description?: string | undefined
}

/** Named numbers. */
export interface AbiEnum {
  /** Numbers by name; text for numbers of 2^53 and more. */
  readonly enum: Readonly<Record<string, number | string>>
  /** Type of the number in a cell. */
  readonly as: TypeText
  /** True if the contract reads and writes this type with code of its own. */
  readonly custom?: boolean | undefined
  readonly description?: string | undefined
}

/** A declared type. */
export type AbiDeclaration = AbiStruct | AbiAlias | AbiEnum

/** A get-method. */
export interface AbiGetMethod {
  /** Number of the method. @default computed from the name */
  readonly id?: number | undefined
  /** Types of the arguments, by name, in order. @default no arguments */
  readonly parameters?: Readonly<Record<string, TypeText>> | undefined
  /** Type of the result. @default 'void' */
  readonly returns?: TypeText | undefined
  readonly description?: string | undefined
}

/** Interface of a contract, as data. It can come from anywhere: it is checked while it is used. */
export interface Abi {
  /** Name of the contract for people. */
  readonly name: string
  readonly description?: string | undefined
  /** Declared types, by name. */
  readonly types?: Readonly<Record<string, AbiDeclaration>> | undefined
  /** Bodies of internal messages that the contract accepts. */
  readonly incoming?: readonly TypeText[] | undefined
  /** Bodies of external messages that the contract accepts. */
  readonly external?: readonly TypeText[] | undefined
  /** Bodies of messages that the contract sends. */
  readonly outgoing?: readonly TypeText[] | undefined
  /** Bodies of external messages that the contract sends. */
  readonly events?: readonly TypeText[] | undefined
  /** Type of the contract's data. */
  readonly storage?: TypeText | undefined
  /** Type of the contract's data before its first message, if it is another. */
  readonly storageAtDeployment?: TypeText | undefined
  /** Get-methods, by name. */
  readonly getMethods?: Readonly<Record<string, AbiGetMethod>> | undefined
  /** Meaning of the exit codes that the contract throws. */
  readonly errors?: Readonly<Record<number, string>> | undefined
  /** Numbers that the compiler gave to types, which unions have on the stack. */
  readonly typeIds?: Readonly<Record<TypeText, number>> | undefined
  /** Hashes of the contract's code, in any form. */
  readonly codeHashes?: readonly string[] | undefined
  /** Names that the service gives to contracts of this kind, such as `jetton_wallet`. */
  readonly interfaces?: readonly string[] | undefined
  /** Addresses of such contracts, in any form. */
  readonly addresses?: readonly string[] | undefined
}

/** Returns the ABI unchanged, with the literal types from which the types of its values follow. */
export function defineAbi<const A extends Abi>(abi: A): A {
  return abi
}
