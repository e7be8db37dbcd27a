import { expect, test } from 'vitest'
import { checkConfig, describeConfig } from '../../../src/apps/explorer/config/config.ts'
import { writeContentSecurityPolicy } from '../../../src/apps/explorer/config/contentSecurityPolicy.ts'

const network = { name: 'mainnet', baseUrl: 'https://index.example/api/v3' }
const complete = {
  $schema: './config.schema.json',
  name: 'Mine',
  networks: [
    network,
    {
      name: 'own',
      title: 'Own',
      baseUrl: '/api/v3',
      color: '#f00',
      testOnly: true,
      keyProxy: 'https://proxy.example/api/v3',
      v2Url: 'https://archive.example/api/v2',
      rate: 5,
      nativeCoin: { symbol: 'OWN', decimals: 9 },
    },
  ],
  customNetworks: ['https://local.example:8081', 'http://127.0.0.1:8081'],
  colors: { '--tonlens-accent': 'rgb(0 98 184)' },
  ipfsGateway: 'https://ipfs.example/ipfs/',
  sourceVerifier: 'https://verifier.example',
  imageHosts: ['cdn.example'],
  vm: 'vm',
  links: [{ text: 'About', url: 'https://about.example/' }],
}

test('a complete configuration is taken as it is', () => {
  expect(checkConfig(complete)).toEqual(complete)
})

test('the schema for editors names every field', () => {
  expect(Object.keys((describeConfig() as { properties: object }).properties).sort()).toEqual(
    Object.keys(complete).sort(),
  )
  // Editors mark such fields as ones that must not be written.
  expect(JSON.stringify(describeConfig())).not.toContain('readOnly')
})

test.each<[object | string, string]>([
  ['text', 'The configuration must be an object'],
  [{}, 'networks of the configuration is missing'],
  [{ networks: [] }, 'must be a list of 1 to 20 entries'],
  [
    { networks: [{ name: 'account', baseUrl: 'embedded' }] },
    'networks[0].name of the configuration must not be the name of a page',
  ],
  [{ networks: [network, network] }, 'networks[1].name of the configuration is the name of an earlier network'],
  [
    { networks: [{ ...network, key: 'secret' }] },
    'networks[0].key of the configuration must not be here: everybody can read config.json',
  ],
  [{ networks: [{ ...network, apiKey: 'secret' }] }, 'networks[0].apiKey of the configuration must not be here'],
  [{ networks: [{ ...network, apikey: 'secret' }] }, 'networks[0].apikey of the configuration is not known'],
  [{ networks: [{ ...network, baseUrl: 'https://index.example/api/v3?api_key=secret' }] }, 'networks[0].baseUrl'],
  [{ networks: [{ ...network, keyProxy: 'https://name:secret@index.example/api/v3' }] }, 'networks[0].keyProxy'],
  [{ networks: [{ ...network, rate: 0 }] }, 'networks[0].rate'],
  [
    { networks: [network], customNetworks: 'yes' },
    'customNetworks of the configuration must be true, false, or a list of hosts',
  ],
  [{ networks: [network], customNetworks: ['https://a.example; script-src *'] }, 'customNetworks[0]'],
  [{ networks: [network], customNetworks: ['http://a.example'] }, 'customNetworks[0]'],
  [{ networks: [network], customNetworks: ['*'] }, 'customNetworks[0]'],
  [{ networks: [{ ...network, baseUrl: `https://a.example;script-src *` }] }, 'networks[0].baseUrl'],
  [{ networks: [{ ...network, baseUrl: '//evil.example/api' }] }, 'networks[0].baseUrl'],
  [{ networks: [{ ...network, color: 'url(https://evil.example)' }] }, 'networks[0].color'],
  [{ networks: [network], colors: { color: 'red' } }, 'colors.color of the configuration is not known'],
  [{ networks: [network], imageHosts: ["*; script-src 'unsafe-inline'"] }, 'imageHosts[0]'],
  [{ networks: [network], vm: '../vm' }, 'vm of the configuration'],
  [{ networks: [network], links: [{ text: 'x', url: 'javascript:alert(1)' }] }, 'links[0].url'],
])('refuses %j, and names the field', (value, message) => {
  expect(() => checkConfig(value)).toThrow(message)
})

const connections = (config: object) =>
  /connect-src ([^;]*)/
    .exec(writeContentSecurityPolicy(checkConfig({ networks: [network], ...config })))?.[1]
    ?.split(' ')

test('the policy names the hosts of the configuration and no more', () => {
  const policy = writeContentSecurityPolicy(checkConfig(complete))
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval';`)
  expect(policy).not.toMatch(/unsafe-inline|\*/)
  const hosts = ['index.example', 'proxy.example', 'local.example:8081']
  expect(connections(complete)?.sort()).toEqual(
    [
      `'self'`,
      ...hosts.flatMap((host) => [`https://${host}`, `wss://${host}`]),
      'http://127.0.0.1:8081',
      'ws://127.0.0.1:8081',
      'https://archive.example',
      'https://ipfs.example',
      'https://verifier.example',
    ].sort(),
  )
})

test('networks of readers need the leave of the configuration', () => {
  const own = [`'self'`, 'https://index.example', 'wss://index.example']
  expect(connections({})).toEqual(own)
  expect(connections({ customNetworks: false })).toEqual(own)
  expect(connections({ customNetworks: true })).toEqual([
    ...own,
    'https:',
    'wss:',
    'http://localhost:*',
    'ws://localhost:*',
    'http://127.0.0.1:*',
    'ws://127.0.0.1:*',
  ])
})
