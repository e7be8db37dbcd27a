import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Names of other projects, of browsers and of formats that the documents mention. */
const FOREIGN = new Set([
  // React, its routers, TanStack, Vite and wagmi
  'QueryClient',
  'QueryClientProvider',
  'useSyncExternalStore',
  'useLiveQuery',
  'useLoaderData',
  'className',
  'cssTarget',
  'createConfig',
  'noUncheckedIndexedAccess',
  'sideEffects',
  'useBlock',
  // Browsers, TonConnect and API v2
  'localStorage',
  'BroadcastChannel',
  'sendTransaction',
  'getLibraries',
  'node_modules',
  // TL-B, and the types that it becomes; beginnings of addresses
  'uintN',
  'intN',
  'bitsN',
  'varuintN',
  'varintN',
  'VarUInteger',
  'VarInteger',
  'VarHashmap',
  'PfxHashmap',
  'kQ',
  // Names of an earlier version, and the pattern of the present ones
  'initialValue',
  'onXChange',
  'defaultX',
])

/** A name of code in the prose of a document. */
export interface ProseName {
  readonly document: string
  readonly line: number
  readonly name: string
}

/** Whether a person wrote a page; those of hooks are made from the sources. */
const isWritten = (file: string) => !file.startsWith('stories/hooks/')

/** Documents whose prose is checked. */
export const documents: readonly string[] = [
  'README.md',
  'SECURITY.md',
  ...listFiles('stories', /\.mdx$/).filter(isWritten),
]

/**
 * Names between backticks outside of code blocks that look like code: a capital letter or an underscore inside, or a
 * call.
 */
export function readProseNames(document: string): ProseName[] {
  const prose = read(document).replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, ''))
  return prose
    .split('\n')
    .flatMap((text, at) =>
      [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) =>
        namesIn(code).map((name) => ({ document, line: at + 1, name })),
      ),
    )
}

function namesIn(code: string): string[] {
  // Commands, paths, policies and values are no names.
  if (/^(?:npm|npx|curl|git|#|\/|\.\/|\d)|^[\w.-]+\/|^@/.test(code)) return []
  const plain = code.replaceAll(/'[^']*'|"[^"]*"|https?:\S+|--?[\w-]+|\b[\w-]*-[\w-]+\b|<[^>]*…[^>]*>/g, ' ')
  const isCall = /^(\w+)\(/.exec(plain)?.[1]
  const names = plain.match(/(?<![\w$])[A-Za-z_$][\w$]*/g) ?? []
  return [...new Set(names.filter((name) => name === isCall || /[a-z][A-Z]|[a-z]_[a-z]/.test(name)))]
}

/**
 * Names that a reader can use: what the package exports, types, members of types and of rows, parameters, texts, and
 * what the code blocks of the same document declare.
 */
export function knownNames(): (document: string) => ReadonlySet<string> {
  const known = new Set(FOREIGN)
  const add = (names: Iterable<string>) => {
    for (const name of names) known.add(name)
  }
  for (const list of listFiles('test/exports', /\.txt$/)) add(read(list).trim().split('\n'))
  for (const file of listFiles('src', /\.tsx?$/)) {
    const source = read(file)
    add(Array.from(source.matchAll(/^export (?:interface|type) (\w+)/gm), ([, name = '']) => name))
    add(Array.from(source.matchAll(/^export const (\w+) = define\w*Endpoint\(/gm), ([, name = '']) => name))
    // Members of interfaces, keys of rows and tables, and methods; not local names.
    add(Array.from(source.matchAll(/^\s+(?:readonly )?'?([\w$-]+)'?\??(?:: |\()/gm), ([, name = '']) => name))
  }
  return (document) => {
    const blocks = Array.from(read(document).matchAll(/^```[\s\S]*?^```/gm), ([block]) => block).join('\n')
    return new Set([...known, ...(blocks.match(/[A-Za-z_$][\w$]*/g) ?? [])])
  }
}
