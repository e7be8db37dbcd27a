// Twenty tasks of a developer who meets the package for the first time, solved by code of the handbook's pages: a task
// fails when a page stops teaching what it needs. TONLENS_SOLVER is a shell command that solves them instead, from
// `PROMPT.md` and `docs` in its working directory.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs, readJob } from '../../stories/handbook/jobs.ts'
import { typeErrors } from '../docs/typeErrors.ts'
import { chooseShare } from '../helpers/chance.ts'
import { launchChromium } from '../helpers/browsers/chromium.ts'
import { type Task, WALLET } from './task.ts'
import { bundleSolutions, openWorkshop, readRecorded, solve, type Workshop } from './workshop.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Inside the repository, where the packages that solutions import are found. */
const folder = join(root, 'node_modules/.cache/tonlens-newcomer')
const solver = process.env['TONLENS_SOLVER']
const tasks = Object.entries(import.meta.glob<Task>('./tasks/*.ts', { eager: true, import: 'task' })).map(
  ([file, task]) => ({ name: /(\w+)\.ts$/.exec(file)?.[1] ?? '', task }),
)

let problems: readonly string[] = []
let browser: Browser
let workshop: Workshop
/** Pages that are solutions, with an address in place of the mark for one. */
const pages = new Map<string, string>()

beforeAll(
  async () => {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    // Modules of an application have side effects, which those of this repository have not.
    writeFileSync(join(folder, 'package.json'), '{}')
    for (const { name, task } of tasks) {
      const code = solver === undefined ? readRecorded(task) : await solve(task, solver)
      mkdirSync(join(folder, name), { recursive: true })
      if (task.file === 'solution.html') pages.set(name, code.replaceAll('…', WALLET))
      writeFileSync(join(folder, name, task.file), code)
      writeFileSync(join(folder, name, 'use.tsx'), task.use ?? 'export default undefined')
    }
    problems = (await typeErrors(folder)).map(({ file, place, message }) => `${file}:${place} ${message}`)
    const files = await bundleSolutions(
      folder,
      tasks.map(({ name }) => name),
    )
    browser = await launchChromium()
    workshop = await openWorkshop(browser, files)
  },
  solver === undefined ? 240_000 : 12_000_000,
)

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('there are twenty tasks, and each common job is one of them', () => {
  expect(tasks).toHaveLength(20)
  const recorded = tasks.map(({ task }) => task.recorded)
  expect(jobs.filter((job) => !recorded.includes(job)).map(({ title }) => title)).toEqual([])
})

test('each common job takes at most 25 lines', () => {
  const pages = (page: string) => readFileSync(join(root, 'stories', page), 'utf8')
  const lines = jobs.map((job) => ({ title: job.title, ...readJob(job, pages(job.page)) }))
  expect(lines.filter((job) => job.lines > 25).map(({ title }) => title)).toEqual([])
})

test('a command solves a task from its prompt and its documents alone', async () => {
  const [{ task } = expect.fail('There is no task.')] = tasks
  const documents = task.docs.map((document) => `test -s docs/${document}`).join(' && ')
  const command = `${documents} && grep -q ${task.file} PROMPT.md && ls > ${task.file}`
  expect((await solve(task, command)).split('\n').toSorted()).toEqual(['', 'PROMPT.md', 'docs', task.file])
  await expect(solve(task, 'exit 3')).rejects.toThrow('exit 3')
})

// Solutions as they are recorded: half of them in each gate, all with TONLENS_LONG=1.
test.concurrent.each(solver === undefined ? chooseShare(tasks, 2) : tasks)('$name', async ({ name, task }) => {
  expect(problems.filter((problem) => problem.startsWith(`${name}/`))).toEqual([])
  const shown = await workshop.open(name, task, pages.get(name))
  try {
    await task.judge(shown)
  } catch (error) {
    const { page, lines, requests } = shown
    const seen = (await page.locator('body').textContent())?.slice(0, 1500)
    throw new Error([String(error), `Page: ${seen}`, ...lines, ...requests.map(String)].join('\n'), { cause: error })
  }
  await shown.page.context().close()
})
