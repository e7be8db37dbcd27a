import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { repositoryProblems, withRepository } from '../../scripts/prepare-release.mjs'
import { findPackages, formatNotices } from '../../scripts/web/notices.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = new URL('../../.github/workflows/', import.meta.url)
const workflows = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))

describe('workflows', () => {
  test('name every action by the hash of a commit, with its version beside it', () => {
    const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses:\s*(.+)$/gm)].map(([, action = '']) => action))
    expect(used.length).toBeGreaterThan(3)
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  })

  test('may read the repository, and only what a job needs is added', () => {
    for (const { name, text } of workflows) expect(text, name).toMatch(/^permissions:\n {2}contents: read\n/m)
  })

  test('a release sets the repository field and checks it before it is published', () => {
    const { text = '' } = workflows.find(({ name }) => name === 'release.yml') ?? {}
    const steps = [...text.matchAll(/run: (.+)$/gm)].map(([, command]) => command)
    expect(steps).toEqual([
      '.ci/run',
      'npm run release:prepare',
      'npm run release:check',
      'npm publish --provenance --access public',
      'npm publish ./src/apps/create --provenance --access public',
      'npm run site',
    ])
  })
})

describe('the repository field', () => {
  const source = {
    server: 'https://forge.example',
    repository: 'owner/name',
    tag: 'v1.2.3',
    pages: 'https://owner.example/name/',
  }

  test('is right once it is set', () => {
    expect(repositoryProblems(withRepository({}, source), source)).toEqual([])
  })

  test.each([
    undefined,
    null,
    '',
    {},
    { url: 'https://forge.example/owner/name' },
    { url: 'git+https://forge.example/owner/other.git' },
    { url: 'git+https://other.example/owner/name.git' },
    'git+https://forge.example/Owner/name.git',
  ])('%j is a problem that says what provenance needs', (repository) => {
    expect(repositoryProblems({ repository }, source)[0]).toContain(
      'provenance needs git+https://forge.example/owner/name.git',
    )
  })
})

describe('notices', () => {
  test('name the package of every bundled module once', () => {
    const modules = [
      '/a/node_modules/preact/dist/x.mjs',
      '/a/src/b.ts',
      '\0/a/node_modules/@tanstack/query-core/x.js?y',
      '/a/node_modules/.pnpm/z@1/node_modules/zod/v4/x.js',
      '/a/node_modules/preact/hooks/x.mjs',
    ]
    expect(findPackages(modules)).toEqual(['@tanstack/query-core', 'preact', 'zod'])
  })

  test('hold version, license and license text', () => {
    const text = formatNotices(root, ['preact', 'zod'])
    for (const name of ['preact', 'zod']) {
      const { version } = JSON.parse(readFileSync(`${root}/node_modules/${name}/package.json`, 'utf8')) as {
        version: string
      }
      expect(text).toContain(`${name} ${version} (MIT)`)
    }
    expect(text.match(/Permission is hereby granted/g)).toHaveLength(2)
  })

  test('a package without a license file stops the build', () => {
    expect(() => formatNotices(root, ['no-such-package'])).toThrow(
      'no-such-package is in dist/web and has no license file',
    )
  })
})
