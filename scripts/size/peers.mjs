// Measures what other packages cost as `npm run size` measures this one, and writes it for the page Comparison:
// `npm run build && npm run size:peers`. Installs each from npm into a folder of its own, without scripts.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureEsbuild, measureVite } from './bundlers.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const cache = join(root, 'node_modules/.cache/tonlens-peers')

/**
 * Packages with the versions that are measured, and what is imported. None of them stands for this package.
 * @type {readonly { readonly packages: Readonly<Record<string, string>>, readonly what: string, readonly code: string }[]}
 */
const peers = [
  {
    packages: {},
    what: 'client and one hook',
    code: `export { createClient } from 'tonlens/client'; export { useTransactions } from 'tonlens'`,
  },
  {
    packages: { wagmi: '3.7.7', viem: '2.57.20' },
    what: 'config and one hook',
    code: `export { createConfig, http, useBlock } from 'wagmi'; export { mainnet } from 'wagmi/chains'`,
  },
  { packages: {}, what: 'one NFT card', code: `export { NftCard } from 'tonlens'` },
  {
    packages: { '@coinbase/onchainkit': '1.1.3', wagmi: '2.19.5', viem: '2.57.20' },
    what: 'one NFT card',
    code: `export { NFTCard } from '@coinbase/onchainkit/nft'`,
  },
  {
    packages: {},
    what: 'client and one request, without React',
    code: `export { createClient } from 'tonlens/client'; export { transactions } from 'tonlens/endpoints'`,
  },
  {
    packages: { '@ton-api/client': '0.4.0', '@ton/core': '0.61.0' },
    what: 'client, without React',
    code: `export { TonApiClient } from '@ton-api/client'`,
  },
  {
    packages: { '@tonconnect/ui-react': '2.4.4' },
    what: 'provider and button of wallets',
    code: `export { TonConnectUIProvider, TonConnectButton, useTonAddress } from '@tonconnect/ui-react'`,
  },
  { packages: {}, what: 'mirror in IndexedDB', code: `export { openMirror } from 'tonlens/mirror'` },
  {
    packages: {
      '@tanstack/db': '0.15.2',
      '@tanstack/browser-db-sqlite-persistence': '0.2.20',
      '@journeyapps/wa-sqlite': '1.4.1',
    },
    what: 'collections that persist in SQLite, without its WebAssembly',
    code: `export { createCollection } from '@tanstack/db'; export * from '@tanstack/browser-db-sqlite-persistence'`,
  },
]

/** What the page compares and the registry does not have. */
const missing = ['TON AppKit React', 'the frontend of Blockscout', 'ActonScan', 'Tonviewer', 'Tonscan']

const rows = []
for (const { packages, what, code } of peers) {
  const own = Object.keys(packages).length === 0
  const from = own ? root : install(packages)
  rows.push({
    name: own
      ? `tonlens ${readVersion(root)}`
      : Object.entries(packages)
          .map((one) => one.join(' '))
          .join(', '),
    what,
    esbuild: await kilobytes(measureEsbuild, code, from),
    vite: await kilobytes((given, folder) => measureVite(given, undefined, folder), code, from),
  })
}
writeFileSync(
  join(root, 'stories/handbook/peerSizes.json'),
  `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), rows, missing }, undefined, 2)}\n`,
)
console.table(rows)

/**
 * Installs packages, unless they are there, and returns their folder.
 * @param {Readonly<Record<string, string>>} packages
 */
function install(packages) {
  const folder = join(cache, Object.keys(packages).join('-').replaceAll(/\W+/g, '-'))
  const isThere = Object.entries(packages).every(([name, version]) => {
    const at = join(folder, 'node_modules', name)
    return existsSync(at) && readVersion(at) === version
  })
  if (isThere) return folder
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
  // Peer dependencies are named above: npm would install React and its types, too.
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: folder,
    stdio: 'inherit',
  })
  return folder
}

/** @param {string} at @returns {string} */
function readVersion(at) {
  return JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')).version
}

/**
 * KB of 1,000 bytes that are loaded at once; null if the bundler cannot build it.
 * @param {(code: string, from: string) => Promise<{ initial: number }>} measure
 * @param {string} code
 * @param {string} from
 */
async function kilobytes(measure, code, from) {
  try {
    return Math.round((await measure(code, from)).initial / 100) / 10
  } catch (error) {
    console.error(String(error).slice(0, 500))
    return null
  }
}
