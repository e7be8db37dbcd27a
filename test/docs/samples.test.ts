import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { completed, sampleName, readSamples, type Sample } from './samples.ts'
import { typeErrors } from './typeErrors.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the repository, where the packages that samples import are found. */
const folder = join(root, 'node_modules/.cache/tonlens-samples')
const samples = readSamples().filter(({ language }) => ['ts', 'tsx', 'js'].includes(language))

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
declare const root: import('react-dom/client').Root
declare const trace: import('tonlens').Trace | undefined
declare const tonConnectUI: { sendTransaction(message: object): Promise<{ boc: string }> }
`

const problems = new Map<string, string[]>()

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'at-hand.d.ts'), AT_HAND)
  const files = new Map(samples.map((sample) => [sampleFile(sample), sample] as const))
  for (const [file, sample] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), completed(sample.code))
  }
  for (const { file, place, message } of await typeErrors(folder)) {
    const sample = files.get(file)
    if (sample === undefined) continue
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

/** Blocks with a file name of one document lie beside each other, the others on their own. */
function sampleFile({ document, line, language, file }: Sample): string {
  const page = document.replaceAll(/\W/g, '-')
  const isScript = language === 'js'
  return file === undefined ? `${page}-${line}.${isScript ? 'mjs' : 'tsx'}` : `${page}/${file}`
}
