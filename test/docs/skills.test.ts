import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readDocument, readSamples, sampleName } from './samples.ts'

const root = new URL('../../', import.meta.url)
const skills = readdirSync(fileURLToPath(new URL('skills', root))).toSorted()
/** Blocks of pages, which samples.test.ts compiles and test/e2e/samples.test.ts runs. */
const blocks = new Set(readSamples().map(({ code }) => code))

test('the package has a skill for each kind of work', () => {
  const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { files: readonly string[] }
  expect(manifest.files).toContain('skills')
  const topics = ['lists', 'live', 'offline', 'start', 'testing', 'theming', 'traces']
  expect(skills).toEqual(topics.map((topic) => `tonlens-${topic}`))
})

describe.each(skills)('%s', (name) => {
  const text = readFileSync(new URL(`skills/${name}/SKILL.md`, root), 'utf8')

  test('says what it is for, within the bounds of agentskills.io', () => {
    const [, own, description = ''] = /^---\nname: (\S+)\ndescription: "([^\n"\\]+)"\n---\n\n# /.exec(text) ?? []
    expect(own).toBe(name)
    expect(description).toMatch(/\bUse it\b/)
    expect(description.length).toBeLessThanOrEqual(1024)
    expect(text.split('\n').length).toBeLessThan(500)
  })

  test('has samples, each of them a block of a page that runs', () => {
    const samples = readDocument(`skills/${name}/SKILL.md`)
    expect(samples).not.toEqual([])
    expect(samples.filter(({ code }) => !blocks.has(code)).map(sampleName)).toEqual([])
  })
})
