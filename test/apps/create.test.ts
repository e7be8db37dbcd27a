import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, type Rule } from 'postcss'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp, packageName, readTemplate, templates } from '../../src/apps/create/create.mjs'
import { findPort } from '../helpers/servers/loopback.ts'

interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const home = join(root, 'src/apps/create')
const workshop = mkdtempSync(join(tmpdir(), 'create-'))
const names = Object.keys(templates).map(readTemplate)
const own = readManifest(root)
let made = 0
const newFolder = () => join(workshop, `app ${++made}`)

afterAll(() => rmSync(workshop, { recursive: true, force: true }))

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}

describe('the package', () => {
  test('has the version and the license of tonlens, and no dependency', () => {
    const manifest = readManifest(home)
    expect(manifest.version).toBe(own.version)
    expect(manifest.dependencies).toBeUndefined()
    expect(readFileSync(join(home, 'LICENSE'), 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'))
  })

  test('has a folder for each template, and no other', () => {
    expect(readdirSync(join(home, 'templates')).toSorted()).toEqual([...names].toSorted())
  })
})

describe.each(names)('the template %s', (template) => {
  const manifest = readManifest(join(home, 'templates', template))

  test('asks for the versions that this repository is tested with', () => {
    const wanted: Readonly<Record<string, string>> = { ...own.devDependencies, tonlens: own.version }
    const given = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    // Next checks types with the interface of TypeScript 5, and this repository does not use Next.
    const known = given.filter(([name]) => name !== 'next' && !(template === 'next' && name === 'typescript'))
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(known.map(([name]) => [name, `^${wanted[name]}`])))
  })

  test('becomes an application with a name of its own, whose files npm does not leave out', () => {
    const folder = createApp({ folder: newFolder(), template })
    const files = readdirSync(folder)
    expect(files).toContain('.gitignore')
    expect(files).toContain('README.md')
    expect(files.filter((name) => name.startsWith('_'))).toEqual([])
    expect(readManifest(folder)).toMatchObject({ name: `app-${made}`, dependencies: { tonlens: `^${own.version}` } })
  })
})

/**
 * Selectors outside of layers that could match an element inside a component: components have neither classes nor
 * `<main>`.
 */
function findReachingSelectors(css: string): readonly string[] {
  const found: string[] = []
  const isLayered = ({ parent }: Rule) => {
    for (
      let above = parent as { type: string; name?: string; parent?: unknown } | undefined;
      above !== undefined;
      above = above.parent as typeof above
    ) {
      if (above.type === 'atrule' && above.name === 'layer') return true
    }
    return false
  }
  parse(css).walkRules((rule) => {
    const ends = /(?:^(?:html|body|:root|main)|^main > h[1-6]|\.[\w-]+)(?:::?[\w-]+)*$/
    if (!isLayered(rule)) found.push(...rule.selectors.filter((selector) => !ends.test(selector)))
  })
  return found
}

test('finds selectors that reach into components', () => {
  const css =
    'body, .a > b, header { c: d } .a:empty, main > h1, main h2 { c: d } @media x { a:hover { c: d } } @layer y { p { c: d } } * { c: d }'
  expect(findReachingSelectors(css)).toEqual(['.a > b', 'header', 'main h2', 'a:hover', '*'])
})

test.each(names)('the style sheets of the template %s reach into no component', (template) => {
  const folder = join(home, 'templates', template)
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.css') && !file.includes('node_modules'),
  )
  expect(sheets).toHaveLength(1)
  expect(sheets.flatMap((sheet) => findReachingSelectors(readFileSync(join(folder, sheet), 'utf8')))).toEqual([])
})

test('the server of html answers malformed paths, and then the page still', async () => {
  const folder = createApp({ folder: newFolder(), template: 'html' })
  const port = await findPort()
  const server = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ask = (path: string) =>
    new Promise<unknown>((answered, failed) => {
      get({ port, host: '127.0.0.1', path }, (response) => answered(response.resume().statusCode)).on('error', failed)
    })
  try {
    await once(server.stdout, 'data')
    const paths = ['/%', '/%00', '/%2e%2e/%2e%2e/etc/passwd', `/${'a'.repeat(5000)}`, '/']
    const statuses: unknown[] = []
    for (const path of paths) statuses.push(await ask(path))
    expect(statuses).toEqual([400, 400, 404, 400, 200])
  } finally {
    server.kill()
  }
})

test('the template html does without the peers of tonlens, which its elements do not use', () => {
  const folder = createApp({ folder: newFolder(), template: 'html' })
  expect(readFileSync(join(folder, '.npmrc'), 'utf8')).toMatch(/^legacy-peer-deps=true$/m)
})

describe('a folder', () => {
  test('that holds files is refused, and stays as it is', () => {
    const folder = newFolder()
    mkdirSync(folder)
    for (const file of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) writeFileSync(join(folder, file), file)
    expect(() => createApp({ folder, template: 'html' })).toThrow(
      /is not empty: it contains a\.txt, b\.txt, c\.txt and more/,
    )
    expect(readdirSync(folder)).toHaveLength(4)
  })

  test.each([
    ['empty', []],
    ['a new repository', ['.git']],
  ])('that is %s is taken', (_, inside) => {
    const folder = newFolder()
    mkdirSync(folder)
    for (const name of inside) mkdirSync(join(folder, name))
    createApp({ folder, template: 'html' })
    expect(existsSync(join(folder, 'index.html'))).toBe(true)
  })

  test('that is a file is refused', () => {
    const folder = newFolder()
    writeFileSync(folder, '')
    expect(() => createApp({ folder, template: 'html' })).toThrow('is a file. Name a folder')
  })

  test('below a file cannot be written, and the error says so', () => {
    const file = newFolder()
    writeFileSync(file, '')
    expect(() => createApp({ folder: join(file, 'app'), template: 'html' })).toThrow('cannot be written')
  })

  test.each([
    ['My Explorer', 'my-explorer'],
    ['.hidden', 'hidden'],
    ['Обозреватель', 'tonlens-app'],
    ['café', 'cafe'],
    ['tonlens', 'tonlens-app'],
    ['a'.repeat(300), 'a'.repeat(214)],
  ])('named %s gives the package a name that npm takes', (folder, name) => {
    expect(packageName(folder)).toBe(name)
  })
})

describe('the command', () => {
  const call = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(home, 'index.mjs'), ...args], { cwd: workshop, encoding: 'utf8', input: '' })

  test('writes the folder and says what to do next', () => {
    const { status, stdout } = call('my app', '--template', 'html')
    expect(status).toBe(0)
    expect(stdout).toContain('cd "my app"\n  npm install\n  npm run dev')
    expect(existsSync(join(workshop, 'my app/index.html'))).toBe(true)
  })

  test.each([
    [[], 'Name a folder.'],
    [['other'], 'Name a template.'],
    [['other', '--template', 'vue'], 'There is no template "vue". Choose one of: explorer, next, html.'],
    [['other', '--template', 'toString'], 'There is no template "toString"'],
    [['other', '--template'], "Option '-t, --template <value>' argument missing"],
    [['other', 'more', '--template', 'html'], 'Name one folder only; these are 2: other, more.'],
    [['other', '--force'], "Unknown option '--force'"],
    [['my app', '--template', 'html'], 'is not empty'],
  ])('without a terminal, refuses %j and writes nothing', (args, text) => {
    const { status, stdout, stderr } = call(...args)
    expect(stderr).toContain(text)
    expect(stderr).not.toContain('at file:')
    expect([status, stdout]).toEqual([1, ''])
    expect(existsSync(join(workshop, 'other'))).toBe(false)
  })

  test('lists the templates on request', () => {
    const { status, stdout } = call('--help')
    expect(status).toBe(0)
    for (const name of names) expect(stdout).toContain(`  ${name} `)
  })
})
