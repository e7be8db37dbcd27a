// The packages as strangers use them: packed, installed into folders of their own, and opened in the browser.
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright'
import { afterAll, expect } from 'vitest'
import { launchChromium } from './browsers/chromium.ts'
import { serveFolder } from './servers/serveFolder.ts'

/** Packs a package. @returns Path of the tarball. */
export async function packPackage(folder: string, destination: string): Promise<string> {
  const [packed] = JSON.parse(
    await npm(folder, 'pack', '--json', '--ignore-scripts', '--pack-destination', destination),
  ) as { filename: string }[]
  return join(destination, packed?.filename ?? '')
}

/** Opens a page of a folder, and fails when it reports an error of its own. */
export async function openFolder(folder: string, hash: string, look: (page: Page) => Promise<unknown>): Promise<void> {
  const site = await serveFolder(folder)
  try {
    await openPage(`${site.url}/${hash}`, look)
  } finally {
    await site.close()
  }
}

let browser: Promise<Browser> | undefined
afterAll(async () => {
  await (await browser)?.close()
})

/** Returns the browser of all tests of a file, or another if that has ended: a second try must not meet the same. */
async function findBrowser(): Promise<Browser> {
  const opened = await browser?.catch(() => undefined)
  if (opened?.isConnected() === true) return opened
  browser = launchChromium()
  return browser
}

/** Opens a page in a browser without anything kept, and fails when it reports an error of its own. */
export async function openPage(url: string, look: (page: Page) => Promise<unknown>): Promise<void> {
  const page = await (await findBrowser()).newPage()
  try {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      // The service of tests has no stream, and browsers report a connection that fails.
      const isExpected = /net::ERR_FAILED|\/api\/streaming\//.test(message.text())
      if (message.type() === 'error' && !isExpected) problems.push(message.text())
    })
    await page.goto(url)
    await look(page)
    expect(problems).toEqual([])
  } finally {
    await page.context().close()
  }
}

/** Writes a file of a folder. */
export function write(folder: string, file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

/** Runs npm in a folder. */
export function npm(cwd: string, ...args: string[]): Promise<string> {
  return run('npm', args, cwd)
}

/** Runs a command of the packages that are installed in a folder. */
export function npx(cwd: string, ...args: string[]): Promise<string> {
  return run('npx', ['--no-install', ...args], cwd)
}

/** Errors of the types of a folder, each a line that begins with the file. */
export async function readTypeErrors(cwd: string): Promise<readonly string[]> {
  const told = await npx(cwd, 'tsc', '--pretty', 'false').then(() => '', String)
  const errors = told.match(/^\S+\(\d+,\d+\): error .*$/gm) ?? []
  // A compiler that could not run names no file.
  if (told !== '' && errors.length === 0) throw new Error(told)
  return errors
}

/** Runs a command. Not the synchronous one: the service answers from this process. */
export async function run(command: string, args: string[], cwd: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, {
      cwd,
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    })
    return stdout
  } catch (error) {
    const { message, stdout } = error as Error & { readonly stdout?: string }
    throw new Error(`${message}\n${stdout}`, { cause: error })
  }
}
