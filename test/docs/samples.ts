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
  /** Value of `file=` in the fence, if several blocks make one program. */
  readonly file: string | undefined
  readonly code: string
}

/** Every block of code in the README, the handbook and the contributor's guide. */
export function readSamples(): Sample[] {
  const pages = readdirSync(join(root, 'stories'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `stories/${file.split(sep).join('/')}`)
  return ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...pages.toSorted()].flatMap(readDocument)
}

/** Blocks of one document. */
export function readDocument(document: string): Sample[] {
  const text = readFileSync(join(root, document), 'utf8')
  return [...text.matchAll(/^```(\w+)([^\n]*)\n([\s\S]*?)^```/gm)].map(
    ({ index, 1: language = '', 2: more = '', 3: code = '' }) => ({
      document,
      line: text.slice(0, index).split('\n').length + 1,
      language,
      file: /file=(\S+)/.exec(more)?.[1],
      code,
    }),
  )
}

/** How a sample is called in the results. */
export function sampleName({ document, line }: Sample): string {
  return `${document}:${line}`
}

/** Every `@example` in a docblock of the package. */
export function readExamples(): Sample[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.split(sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/apps/'))
    .toSorted()
    .flatMap((document) => {
      const text = readFileSync(join(root, document), 'utf8')
      return [...text.matchAll(/@example((?:(?!\*\/|\n\s*\* @)[^])*)/g)].map(({ index, 1: comment = '' }) => ({
        document,
        line: text.slice(0, index).split('\n').length,
        language: 'tsx',
        file: undefined,
        code: `${comment
          .replaceAll(/\n\s*\* ?/g, '\n')
          .replaceAll(/^```.*/gm, '')
          .trim()}\n`,
      }))
    })
}

/** Public names by the door to import them from: the root, before all others. */
const doors = new Map(
  readdirSync(join(root, 'test/exports'))
    // Names of endpoints are names of rows, too.
    .filter((file) => !/locales|endpoints/.test(file))
    .map((file) => file.replace('.txt', ''))
    .toSorted((one, other) => Number(other === 'tonlens') - Number(one === 'tonlens') || (one < other ? -1 : 1))
    .flatMap((door) =>
      readFileSync(join(root, 'test/exports', `${door}.txt`), 'utf8')
        .trim()
        .split('\n')
        .map((name) => [name, door.replace('-', '/')] as const),
    )
    .toReversed(),
)

/**
 * The module that a fragment is part of: it may leave out imports that stood in the block before it, use `await`,
 * be the inside of a component or an element alone.
 */
export function completed(fragment: string): string {
  const inside = /^(?:return\b|use[A-Z]\w*\()/m.test(fragment)
  const code = inside
    ? `export function Part() {\n${fragment}}\n`
    : fragment.replace(/^<\w[^]*/m, 'export const Part = () => (\n$&)\n')
  const declared = new Set(
    [...code.matchAll(/\b(?:const|function|class|interface|type)\s+(\w+)/g)].map(([, name = '']) => name),
  )
  for (const [, list = ''] of code.matchAll(/(?:import|const)\s*(?:type\s*)?\{([^}]*)\}/g)) {
    for (const name of list.match(/\w+/g) ?? []) declared.add(name)
  }
  const withoutTexts = code.replaceAll(/'[^'\n]*'|\/\/.*|\/\*[^]*?\*\//g, '')
  const used = new Set(withoutTexts.match(/(?<!\w|(?<!\.)\.)[A-Za-z]\w*(?!\w*:)/g))
  const missing = [...used].filter((name) => doors.has(name) && !declared.has(name))
  const imports = missing.map((name) => `import { ${name} } from '${doors.get(name)}'`)
  // What a fragment declares is for the page around it.
  const parts = new Set(
    [...code.matchAll(/^(?:async )?function (\w+)|^const (\w+) = (?=.*=>)/gm)].map(([, one, other]) => one ?? other),
  )
  return `${imports.join(';')}${imports.length > 0 ? ';' : ''}${code}\nexport { ${[...parts].join(', ')} }\n`
}
