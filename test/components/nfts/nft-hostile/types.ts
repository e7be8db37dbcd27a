import type { HostileCase } from './cases.ts'

const fields = ['name', 'description', 'symbol', 'image', 'nft_index', 'is_scam', 'is_nsfw', 'valid', 'extra'] as const

/** A hostile value in place of a text. */
const values: readonly (readonly [string, unknown])[] = [
  ['a list', ['https://list.evil.test/1', '<script>globalThis.pwned=1</script>']],
  ['a list of lists', [[['deep']]]],
  ['an object', { href: 'https://object.evil.test/', toString: 'x', length: 3 }],
  [
    'an element',
    { $$typeof: 'react.element', type: 'script', props: { children: 'globalThis.pwned=1' }, ref: null, key: null },
  ],
  ['raw HTML of a framework', { dangerouslySetInnerHTML: { __html: '<img src=x onerror=globalThis.pwned=1>' } }],
  ['a number', 42],
  ['no number', Number.MAX_VALUE],
  ['a negative number', -1],
  ['true', true],
  ['null', null],
  ['an empty list', []],
  ['an empty object', {}],
]

/** A value so many levels down. */
function nested(depth: number, wrap: (value: unknown) => unknown): unknown {
  let value: unknown = 'bottom'
  for (let level = 0; level < depth; level += 1) value = wrap(value)
  return value
}

const deep: readonly (readonly [string, unknown])[] = [
  ['objects', nested(5000, (value) => ({ deeper: value }))],
  ['lists', nested(5000, (value) => [value])],
  ['attributes', nested(2000, (value) => ({ attributes: [value] }))],
]

/** Keys that objects have already; parsed, since a literal would set the prototype. */
const prototypes = [
  '{"name":"Prototype","__proto__":{"pwned":1,"is_scam":true,"image":"https://proto.evil.test/"}}',
  '{"name":"Constructor","constructor":{"prototype":{"pwned":1}}}',
  '{"name":"Methods","toString":"x","valueOf":1,"hasOwnProperty":null,"toJSON":"y"}',
  '{"name":"Extra","extra":{"__proto__":{"_image_medium":"https://proto.evil.test/m","attributes":[{"trait_type":"a","value":"b"}]}}}',
  '{"name":"Attributes","extra":{"attributes":{"__proto__":[],"length":5,"0":{"trait_type":"a","value":"b"}}}}',
  '{"name":"Trait","extra":{"attributes":[{"trait_type":"__proto__","value":"constructor"},{"trait_type":"toString","value":"hasOwnProperty"}]}}',
]

const rows: readonly (readonly [string, Record<string, unknown>])[] = [
  [
    'an address that is a key of objects',
    { collection_address: '__proto__', owner_address: 'constructor', real_owner: 'toString' },
  ],
  [
    'addresses that are markup',
    {
      collection_address: '<script>globalThis.pwned=1</script>',
      owner_address: '"><img src=x onerror=globalThis.pwned=1>',
    },
  ],
  ['an index that is no number', { index: '<b>1</b>' }],
  ['an endless index', { index: '9'.repeat(10_000) }],
  ['a negative index', { index: '-1' }],
  ['an index of another type', { index: { n: 1 } }],
  ['a sale by nobody', { on_sale: true, sale_contract_address: 'javascript:globalThis.pwned=1', real_owner: null }],
  ['an auction of another type', { on_sale: 'yes', auction_contract_address: ['x'], real_owner: 7 }],
  ['a collection that is a text', { collection: 'text', content: 'text' }],
  ['a collection whose content is a list', { collection: { collection_content: [1, 2] }, content: [1, 2] }],
  ['a time that never ends', { last_transaction_lt: '9'.repeat(5000), init: 'no' }],
]

export const typeCases: readonly HostileCase[] = [
  ...values.map(([name, value]): HostileCase => ({
    name: `${name} in every field`,
    token: Object.fromEntries(
      fields.filter((field) => field !== 'is_scam' && field !== 'valid').map((field) => [field, value]),
    ),
    item: { content: value },
  })),
  ...values.map(([name, value]): HostileCase => ({
    name: `${name} in every further field`,
    token: {
      name: 'Types',
      extra: {
        attributes: [value, { trait_type: value, value }],
        _image_medium: value,
        animation_url: value,
        files: [value, { uri: value, type: value }],
        websites: value,
        social_links: value,
        external_url: value,
        content_type: value,
      },
    },
    item: { content: { name: value, domain: value, uri: value } },
  })),
  ...values.slice(0, 4).map(([name, value]): HostileCase => ({
    name: `${name} for attributes`,
    token: { name: 'Attributes', extra: { attributes: value } },
  })),
  ...deep.map(([name, value]): HostileCase => ({
    name: `nested ${name}`,
    token: { name: 'Deep', description: value, extra: { attributes: value, files: value, websites: value } },
    item: { content: { name: value } },
  })),
  ...prototypes.map((text): HostileCase => ({
    name: `keys ${text.slice(9, 30)}`,
    token: JSON.parse(text) as Record<string, unknown>,
  })),
  ...rows.map(([name, item]): HostileCase => ({ name: `row: ${name}`, token: {}, item })),
]
