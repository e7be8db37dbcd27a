import type { HostileCase } from './cases.ts'

const many = <Value>(count: number, make: (n: number) => Value) => Array.from({ length: count }, (_, n) => make(n))
const megabytes = 10 * 1024 * 1024

export const sizeCases: readonly HostileCase[] = [
  { name: 'a name of 10 MB', token: { name: 'N'.repeat(megabytes) } },
  { name: 'a description of 10 MB', token: { name: 'Long', description: 'x '.repeat(megabytes / 2) } },
  {
    name: 'a description of 10 MB of marks',
    token: { name: 'Marks', description: 'a\u0301\u0302\u0303'.repeat(megabytes / 7) },
  },
  { name: 'a description of 10 MB of line breaks', token: { name: 'Lines', description: '\n'.repeat(megabytes) } },
  {
    name: 'an attribute of 10 MB',
    token: { name: 'Value', extra: { attributes: [{ trait_type: 'T'.repeat(1000), value: 'V'.repeat(megabytes) }] } },
  },
  {
    name: 'an address of 10 MB',
    token: {
      name: 'Address',
      image: `https://x.evil.test/${'a'.repeat(megabytes)}`,
      extra: { external_url: `https://x.evil.test/${'b'.repeat(megabytes)}` },
    },
  },
  {
    name: '100,000 attributes',
    token: { name: 'Attributes', extra: { attributes: many(100_000, (n) => ({ trait_type: `t${n}`, value: n })) } },
  },
  {
    name: '100,000 equal attributes',
    token: { name: 'Equal', extra: { attributes: many(100_000, () => ({ trait_type: 'a', value: 'b' })) } },
  },
  {
    name: '100,000 links',
    token: { name: 'Links', extra: { websites: many(100_000, (n) => `https://l${n}.evil.test/`) } },
  },
  {
    name: '100,000 files',
    token: {
      name: 'Files',
      extra: { files: many(100_000, (n) => ({ uri: `https://f${n}.evil.test/x.mp4`, type: 'video/mp4' })) },
    },
  },
  {
    name: '100,000 unknown fields',
    token: { name: 'Fields', extra: Object.fromEntries(many(100_000, (n) => [`field${n}`, n])) },
  },
]
