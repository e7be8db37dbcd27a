import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A block of code in a document. */
export interface Sample {
  /** Path of the document, from the root of the repository. */
  readonly document: string
  /** Line on which the code begins, from 1. */
  readonly line: number
  readonly language: string
  /** What follows `file=` in the fence, where several blocks make one program. */
  readonly file: string | undefined
  readonly code: string
}

/** Every block of code in the README, the handbook and the contributor's guide. */
export function readSamples(): Sample[] {
  const pages = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `stories/${file.split(sep).join('/')}`)
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...pages.toSorted()].flatMap(samplesOf)
}

/** Blocks of one document. */
export function samplesOf(document: string): Sample[] {
  const text = readFileSync(join(root, document), 'utf8')
  return [...text.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```/gm)].map(({ index, 1: language = '', 2: more = '', 3: code = '' }) => ({
    document,
    line: text.slice(0, index).split('\n').length + 1,
    language,
    file: /file=(\S+)/.exec(more)?.[1],
    code,
  }))
}
