import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { drawHouse, packages, type Wing, wings } from './layers.ts'

const root = fileURLToPath(new URL('../src', import.meta.url))
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.split(sep).join('/'))

test('src has the wings and the entry points, and nothing else', () => {
  expect(readdirSync(root).toSorted()).toEqual(['entries', ...wings.map(({ name }) => name)].toSorted())
})

describe.each(wings)('$name', (wing) => {
  const own = files.filter((file) => file.startsWith(`${wing.name}/`))

  test('has the rooms that it says, each with files', () => {
    expect([...new Set(own.map(readRoom))].filter((room) => !wing.rooms.includes(room))).toEqual([])
    const folders = readdirSync(join(root, wing.name), { withFileTypes: true }).filter((entry) => entry.isDirectory())
    expect(folders.map(({ name }) => name).filter((name) => !wing.rooms.includes(name))).toEqual([])
  })

  test('imports only from wings and rooms below', () => {
    expect(
      own.flatMap((file) =>
        readImports(file)
          .filter((name) => !mayImport(wing, file, name))
          .map((name) => `${file} imports ${name}`),
      ),
    ).toEqual([])
  })

  test('says in its README what it is', () => {
    const text = readFileSync(join(root, wing.name, 'README.md'), 'utf8')
    expect(text.split('\n').length).toBeLessThanOrEqual(26)
  })
})

test('CONTRIBUTING shows the house', () => {
  expect(readFileSync(join(root, '../CONTRIBUTING.md'), 'utf8')).toContain(drawHouse())
})

function mayImport(wing: Wing, file: string, name: string): boolean {
  // Shadow roots bring the style sheets of what they show; nothing else does.
  if (name.endsWith('.css?inline')) return wing.name === 'widgets' || wing.name === 'tools'
  if (!name.startsWith('.')) return findPackages(file)?.test(name) === true
  const target = posix.join(posix.dirname(file), name)
  const [wingName = ''] = target.split('/')
  if (wing.never?.some((never) => (never === '.' ? wingName !== wing.name : target.startsWith(`${never}/`))) === true)
    return false
  if (wingName !== wing.name) return wings.slice(0, wings.indexOf(wing)).some((below) => below.name === wingName)
  return wing.rooms.indexOf(readRoom(target)) <= wing.rooms.indexOf(readRoom(file))
}

/** Packages that a file may import, as its narrowest folder says. */
function findPackages(file: string): RegExp | undefined {
  const folders = posix.dirname(file).split('/')
  return folders
    .map((_, index) => packages[folders.slice(0, folders.length - index).join('/')])
    .find((allowed) => allowed !== undefined)
}

/** Room of a file: the folder in its wing, or `.`. */
function readRoom(file: string): string {
  const [, room = '', ...rest] = file.split('/')
  return rest.length === 0 ? '.' : room
}

function readImports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found = source
    .replaceAll(/^ *\/\*\*[^]*?\*\//gm, '')
    .matchAll(
      /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
    )
  return [...found].map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? '')
}
