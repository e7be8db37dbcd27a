import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { completed, readExamples, readSamples, sampleName, type Sample } from './samples.ts'
import { typeErrors } from './typeErrors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the repository, where the packages that samples import are found. */
const folder = join(root, 'node_modules/.cache/tonlens-samples')
const samples = readSamples().filter(({ language }) => ['ts', 'tsx', 'js'].includes(language))
const examples = readExamples()

/** Names that a fragment may use without saying where they come from: what a page has at hand. */
const AT_HAND = `
declare const account: string
declare const owner: string
declare const hash: string
declare const boc: string
declare const validUntil: number
declare const items: import('tonlens').NftItem[]
declare const messages: { address: string; amount: string }[]
declare const client: import('tonlens').Client
declare const mirror: import('tonlens/mirror').Mirror
declare const opening: Promise<import('tonlens/mirror').Mirror>
declare const queryClient: import('@tanstack/react-query').QueryClient
declare const trace: import('tonlens').Trace | undefined
declare const address: string
declare const codeHash: string
declare const apiKey: string
declare const from: string
declare const jettonMaster: string
declare const jettonWallet: string
declare const multisig: string
declare const nftCollection: string
declare const nftItem: string
declare const nominatorPool: string
declare const sale: string
declare const validator: string
declare const vesting: string
declare const wallet: string
declare const seqno: number
declare const suggestion: import('tonlens').Suggestion
declare const transaction: import('tonlens').Transaction
declare const transactions: readonly import('tonlens').Transaction[]
declare const vm: import('tonlens/vm').Vm
`

/** What an example declares is for the code that follows it. */
const UNUSED = /error TS6(?:133|192|196|198)\b/

const problems = new Map<string, string[]>()

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'at-hand.d.ts'), AT_HAND)
  const files = new Map([...samples, ...examples].map((sample) => [sampleFile(sample), sample] as const))
  for (const [file, sample] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), completed(sample.code))
  }
  for (const { file, place, message } of await typeErrors(folder)) {
    const sample = files.get(file)
    if (sample === undefined || (examples.includes(sample) && UNUSED.test(message))) continue
    problems.set(sampleName(sample), [...(problems.get(sampleName(sample)) ?? []), `line ${place}: ${message}`])
  }
}, 240_000)

describe('code in the documents', () => {
  test('is there', () => {
    expect(samples.length).toBeGreaterThan(20)
    expect(readdirSync(folder).length).toBeGreaterThan(10)
  })

  test.each(samples.map((sample) => [sampleName(sample), sample] as const))('%s compiles', (name) => {
    expect(problems.get(name) ?? []).toEqual([])
  })
})

describe('examples in docblocks', () => {
  test('are there', () => {
    expect(examples.length).toBeGreaterThan(150)
  })

  test.each(examples.map((example) => [sampleName(example)] as const))('%s compiles', (name) => {
    expect(problems.get(name) ?? []).toEqual([])
  })
})

/** Blocks with a file name of one document lie beside each other, the others on their own. */
function sampleFile({ document, line, language, file }: Sample): string {
  const page = document.replaceAll(/\W/g, '-')
  const isScript = language === 'js'
  return file === undefined ? `${page}-${line}.${isScript ? 'mjs' : 'tsx'}` : `${page}/${file}`
}
