import type { Abi, AbiDeclaration, AbiGetMethod, TypeText } from './abi.ts'
import { AbiError, AbiFault } from './errors.ts'

/** The compiler's file, as far as it is read here. Every part is checked by use. */
interface TolkAbi {
  readonly abi_schema_version?: unknown
  readonly contract_name?: unknown
  readonly description?: string
  readonly unique_types: readonly TolkType[]
  readonly declarations: readonly TolkDeclaration[]
  readonly struct_instantiations?: readonly {
    readonly ty_idx: number
    readonly monomorphic_fields_ty_idx: readonly number[]
    readonly custom_pack_unpack?: object
  }[]
  readonly alias_instantiations?: readonly {
    readonly ty_idx: number
    readonly monomorphic_target_ty_idx: number
    readonly custom_pack_unpack?: object
  }[]
  readonly storage?: { readonly storage_ty_idx?: number; readonly storage_at_deployment_ty_idx?: number }
  readonly incoming_messages?: readonly TolkBody[]
  readonly incoming_external?: readonly TolkBody[]
  readonly outgoing_messages?: readonly TolkBody[]
  readonly emitted_events?: readonly TolkBody[]
  readonly get_methods?: readonly {
    readonly name: string
    readonly tvm_method_id: number
    readonly parameters: readonly { readonly name: string; readonly ty_idx: number }[]
    readonly return_ty_idx: number
    readonly description?: string
  }[]
  readonly thrown_errors?: readonly {
    readonly err_code: number
    readonly name?: string
    readonly description?: string
  }[]
}
interface TolkBody {
  readonly body_ty_idx: number
}
interface TolkType {
  readonly kind: string
  readonly n?: number
  readonly inner_ty_idx?: number
  readonly items_ty_idx?: readonly number[]
  readonly key_ty_idx?: number
  readonly value_ty_idx?: number
  readonly variants?: readonly { readonly variant_ty_idx: number; readonly stack_type_id?: number }[]
  readonly stack_type_id?: number
  readonly struct_name?: string
  readonly alias_name?: string
  readonly enum_name?: string
  readonly type_args_ty_idx?: readonly number[]
}
interface TolkDeclaration {
  readonly kind: 'struct' | 'alias' | 'enum'
  readonly name: string
  readonly ty_idx: number
  readonly type_params?: readonly string[]
  readonly prefix?: { readonly prefix_num: number; readonly prefix_len: number }
  readonly fields?: readonly { readonly name: string; readonly ty_idx: number; readonly client_ty_idx?: number }[]
  readonly target_ty_idx?: number
  readonly encoded_as_ty_idx?: number
  readonly members?: readonly { readonly name: string; readonly value: number | string }[]
  readonly custom_pack_unpack?: object
  readonly description?: string
}

const sameTypes = /^(?:void|int|slice|cell|builder|bool|coins|address|string)$/
const renamedTypes: Readonly<Record<string, TypeText>> = {
  remaining: 'RemainingBitsAndRefs',
  addressOpt: 'address?',
  addressExt: 'ext_address',
  addressAny: 'any_address',
  nullLiteral: 'null',
}
const wrapperTypes: Readonly<Record<string, string>> = { cellOf: 'Cell', arrayOf: 'array', lispListOf: 'lisp_list' }
const maxLength = 4000
/** Types and declarations of one file. */
const maxTypes = 10_000

/**
 * Reads the ABI that the compiler of Tolk writes (`out.abi.json`, schema 1). Never throws.
 * @param file Parsed JSON of the file.
 */
export function importTolkAbi(file: unknown): Abi | AbiError {
  try {
    return convert(file as TolkAbi)
  } catch (cause) {
    return new AbiError(
      cause instanceof AbiFault ? cause.reason : 'type',
      '',
      undefined,
      cause instanceof AbiFault ? cause.detail : 'not an ABI of the compiler of Tolk',
      cause,
    )
  }
}

function convert(file: TolkAbi): Abi {
  if (!/^1(?:\.|$)/.test(String(file.abi_schema_version)))
    throw new AbiFault('type', 'not schema 1 of the compiler of Tolk')
  if (file.unique_types.length + file.declarations.length > maxTypes) throw new AbiFault('limit')
  const print = createPrinter(file.unique_types)
  const generic = new Map(file.declarations.map((each) => [each.name, each]))
  const instances: [string, AbiDeclaration][] = [
    ...(file.struct_instantiations ?? []).map(
      ({ ty_idx, monomorphic_fields_ty_idx, custom_pack_unpack }): [string, AbiDeclaration] => {
        const base = generic.get(file.unique_types[ty_idx]?.struct_name ?? '')
        const fields =
          base?.fields?.map(({ name }, index) => [name, print(monomorphic_fields_ty_idx[index])] as const) ?? []
        return [
          print(ty_idx),
          {
            prefix: printPrefix(base?.prefix),
            fields: Object.fromEntries(fields),
            custom: custom_pack_unpack !== undefined,
          },
        ]
      },
    ),
    ...(file.alias_instantiations ?? []).map(
      ({ ty_idx, monomorphic_target_ty_idx, custom_pack_unpack }): [string, AbiDeclaration] => [
        print(ty_idx),
        { alias: print(monomorphic_target_ty_idx), custom: custom_pack_unpack !== undefined },
      ],
    ),
  ]
  const plain = file.declarations.filter(({ type_params }) => type_params === undefined)
  const bodies = (list: readonly TolkBody[] = []): TypeText[] => list.map(({ body_ty_idx }) => print(body_ty_idx))
  const { storage_ty_idx, storage_at_deployment_ty_idx } = file.storage ?? {}
  return {
    name: typeof file.contract_name === 'string' ? file.contract_name : '',
    description: file.description,
    types: Object.fromEntries([
      ...plain.map((each) => [each.name, convertDeclaration(each, print)] as const),
      ...instances,
    ]),
    incoming: bodies(file.incoming_messages),
    external: bodies(file.incoming_external),
    outgoing: bodies(file.outgoing_messages),
    events: bodies(file.emitted_events),
    storage: storage_ty_idx === undefined ? undefined : print(storage_ty_idx),
    storageAtDeployment: storage_at_deployment_ty_idx === undefined ? undefined : print(storage_at_deployment_ty_idx),
    getMethods: Object.fromEntries(
      (file.get_methods ?? []).map((each): [string, AbiGetMethod] => [
        each.name,
        {
          id: each.tvm_method_id,
          parameters: Object.fromEntries(each.parameters.map(({ name, ty_idx }) => [name, print(ty_idx)])),
          returns: print(each.return_ty_idx),
          description: each.description,
        },
      ]),
    ),
    errors: Object.fromEntries(
      (file.thrown_errors ?? []).flatMap(({ err_code, name, description }) => {
        const text = description ?? name
        return text === undefined ? [] : [[err_code, text] as const]
      }),
    ),
    typeIds: collectTypeIds(file.unique_types, print),
  }
}

function convertDeclaration(given: TolkDeclaration, print: (index?: number) => TypeText): AbiDeclaration {
  const custom = given.custom_pack_unpack === undefined ? undefined : true
  const { description } = given
  if (given.kind === 'alias') return { alias: print(given.target_ty_idx), custom, description }
  if (given.kind === 'enum') {
    const members = Object.fromEntries((given.members ?? []).map(({ name, value }) => [name, value]))
    return { enum: members, as: print(given.encoded_as_ty_idx), custom, description }
  }
  const fields = (given.fields ?? []).map(
    ({ name, ty_idx, client_ty_idx }) => [name, print(client_ty_idx ?? ty_idx)] as const,
  )
  return { prefix: printPrefix(given.prefix), fields: Object.fromEntries(fields), custom, description }
}

function printPrefix(prefix: TolkDeclaration['prefix']): string | undefined {
  if (prefix === undefined) return undefined
  const { prefix_num, prefix_len } = prefix
  if (!Number.isSafeInteger(prefix_num)) throw new AbiFault('limit', 'a tag of more than 53 bits')
  return prefix_len % 4 === 0
    ? `0x${prefix_num.toString(16).padStart(prefix_len / 4, '0')}`
    : `0b${prefix_num.toString(2).padStart(prefix_len, '0')}`
}

/** Returns a function that writes types, given by their number, in the notation of Tolk. */
function createPrinter(types: readonly TolkType[]): (index?: number) => TypeText {
  const printed = new Map<number, TypeText>()
  const print = (index = -1, depth = 0): TypeText => {
    const known = printed.get(index)
    if (known !== undefined) return known
    const type = types[index]
    if (type === undefined || depth > 48) throw new AbiFault('type', `type ${index}`)
    const inner = (each?: number): TypeText => print(each, depth + 1)
    const list = (items: readonly number[] = [], between = ', '): TypeText => items.map(inner).join(between)
    const text = printType(type, inner, list)
    if (text.length > maxLength) throw new AbiFault('limit', `type ${index}`)
    printed.set(index, text)
    return text
  }
  return (index) => print(index)
}

function printType(
  type: TolkType,
  print: (index?: number) => TypeText,
  list: (items?: readonly number[], between?: string) => TypeText,
): TypeText {
  const { kind } = type
  if (sameTypes.test(kind)) return kind
  if (Object.hasOwn(renamedTypes, kind)) return renamedTypes[kind] as TypeText
  if (Object.hasOwn(wrapperTypes, kind)) return `${wrapperTypes[kind]}<${print(type.inner_ty_idx)}>`
  if (/^(?:u?int|varu?int|bits)N$/.test(kind)) return `${kind.slice(0, -1)}${type.n}`
  if (kind === 'nullable') {
    const inner = print(type.inner_ty_idx)
    return inner.includes('|') ? `(${inner})?` : `${inner}?`
  }
  if (kind === 'tensor') return `(${list(type.items_ty_idx)})`
  if (kind === 'shapedTuple') return `[${list(type.items_ty_idx)}]`
  if (kind === 'mapKV') return `map<${print(type.key_ty_idx)}, ${print(type.value_ty_idx)}>`
  if (kind === 'union')
    return list(
      type.variants?.map(({ variant_ty_idx }) => variant_ty_idx),
      ' | ',
    )
  const name = type.struct_name ?? type.alias_name ?? type.enum_name
  if (name === undefined) return kind
  return type.type_args_ty_idx === undefined ? name : `${name}<${list(type.type_args_ty_idx)}>`
}

function collectTypeIds(types: readonly TolkType[], print: (index?: number) => TypeText): Record<TypeText, number> {
  const ids = new Map<TypeText, number>()
  for (const { inner_ty_idx, stack_type_id, variants = [] } of types) {
    if (stack_type_id !== undefined) ids.set(print(inner_ty_idx), stack_type_id)
    for (const variant of variants) {
      if (variant.stack_type_id !== undefined) ids.set(print(variant.variant_ty_idx), variant.stack_type_id)
    }
  }
  return Object.fromEntries(ids)
}
