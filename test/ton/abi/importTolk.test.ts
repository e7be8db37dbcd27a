import { expect, test } from 'vitest'
import { AbiError, importTolkAbi, readBody, readStack, readStorage } from 'tonlens/abi'
import { Builder } from 'tonlens/ton'

/** As the compiler writes it: types are numbered, and generic structures listed once for each use. */
const file = {
  abi_schema_version: '1.0',
  contract_name: 'Shop',
  unique_types: [
    { kind: 'void' },
    { kind: 'coins' },
    { kind: 'uintN', n: 64 },
    { kind: 'StructRef', struct_name: 'Buy' },
    { kind: 'StructRef', struct_name: 'Pair', type_args_ty_idx: [2, 1] },
    { kind: 'genericT', name_t: 'A' },
    { kind: 'genericT', name_t: 'B' },
    { kind: 'StructRef', struct_name: 'Pair', type_args_ty_idx: [5, 6] },
    { kind: 'nullable', inner_ty_idx: 4, stack_type_id: 137, stack_width: 3 },
    { kind: 'mapKV', key_ty_idx: 2, value_ty_idx: 9 },
    { kind: 'EnumRef', enum_name: 'State' },
    { kind: 'uintN', n: 2 },
    {
      kind: 'union',
      variants: [
        {
          variant_ty_idx: 1,
          prefix_num: 0,
          prefix_len: 1,
          is_prefix_implicit: true,
          stack_type_id: 40,
          stack_width: 1,
        },
        {
          variant_ty_idx: 10,
          prefix_num: 1,
          prefix_len: 1,
          is_prefix_implicit: true,
          stack_type_id: 41,
          stack_width: 1,
        },
      ],
      stack_width: 2,
    },
    { kind: 'addressOpt' },
    { kind: 'cellOf', inner_ty_idx: 4 },
  ],
  struct_instantiations: [{ ty_idx: 4, struct_name: 'Pair<uint64, coins>', monomorphic_fields_ty_idx: [2, 1] }],
  alias_instantiations: [],
  declarations: [
    {
      kind: 'struct',
      name: 'Buy',
      ty_idx: 3,
      prefix: { prefix_num: 5, prefix_len: 32 },
      fields: [
        { name: 'pair', ty_idx: 14 },
        { name: 'to', ty_idx: 13 },
      ],
    },
    {
      kind: 'struct',
      name: 'Pair',
      ty_idx: 7,
      type_params: ['A', 'B'],
      fields: [
        { name: 'first', ty_idx: 5 },
        { name: 'second', ty_idx: 6 },
      ],
    },
    {
      kind: 'enum',
      name: 'State',
      ty_idx: 10,
      encoded_as_ty_idx: 11,
      members: [
        { name: 'Open', value: '0' },
        { name: 'Shut', value: '1' },
      ],
    },
  ],
  incoming_messages: [{ body_ty_idx: 3 }],
  storage: { storage_ty_idx: 12 },
  get_methods: [{ tvm_method_id: 100000, name: 'best', parameters: [], return_ty_idx: 8 }],
  thrown_errors: [
    { kind: 'constant', name: 'NOT_OPEN', err_code: 77 },
    { kind: 'plain_int', err_code: 5 },
  ],
  compiler_name: 'tolk',
  compiler_version: '1.4.2',
}

test('reads by the file that the compiler of Tolk writes', () => {
  const abi = importTolkAbi(file)
  if (abi instanceof AbiError) throw abi
  const pair = new Builder().uint(7, 64).coins(9n).cell()
  expect(readBody(abi, new Builder().uint(5, 32).ref(pair).uint(0, 2).cell())).toEqual({
    $: 'Buy',
    pair: { $: 'Pair<uint64, coins>', first: 7n, second: 9n },
    to: null,
  })
  expect(readStorage(abi, new Builder().bit(true).uint(1, 2).cell())).toEqual({ $: 'State', value: 'Shut' })
  expect(
    readStack(abi, 'best', [
      { type: 'num', value: '0x7' },
      { type: 'num', value: '0x9' },
      { type: 'num', value: '0x89' },
    ] as never),
  ).toEqual({
    $: 'Pair<uint64, coins>',
    first: 7n,
    second: 9n,
  })
  expect(abi.errors).toEqual({ 77: 'NOT_OPEN' })
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['another schema', { ...file, abi_schema_version: '2.0' }],
  ['a missing type', { ...file, incoming_messages: [{ body_ty_idx: 99 }] }],
  [
    'a type that contains itself',
    { ...file, unique_types: [{ kind: 'nullable', inner_ty_idx: 0 }], incoming_messages: [{ body_ty_idx: 0 }] },
  ],
  [
    'types that double',
    {
      ...file,
      unique_types: Array.from({ length: 60 }, (_, i) =>
        i === 0 ? { kind: 'void' } : { kind: 'tensor', items_ty_idx: [i - 1, i - 1] },
      ),
      incoming_messages: [{ body_ty_idx: 40 }],
    },
  ],
  ['no lists', { abi_schema_version: '1.0' }],
])('refuses %s', (_, given) => {
  expect(importTolkAbi(given)).toBeInstanceOf(AbiError)
})
