// The explorer as its command writes it, served and opened in Chromium.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { launchChromium } from '../../helpers/browsers/chromium.ts'
import { serveFolder } from '../../helpers/servers/serveFolder.ts'

const command = fileURLToPath(new URL('../../../dist/tools/cli/tonlens.js', import.meta.url))

/** A served explorer and a browser; close it when done. */
export interface ExplorerSite {
  readonly url: string
  readonly browser: Browser
  /** Opens a route in a browser without anything kept. */
  readonly open: (fragment: string, options?: BrowserContextOptions) => Promise<Visit>
  /** Writes another configuration. */
  readonly configure: (text: string) => void
  readonly close: () => Promise<void>
}

/** An open page. */
export interface Visit {
  readonly page: Page
  /** Exceptions, errors in the console, refusals of the policy, and requests to other hosts. */
  readonly faults: string[]
}

/**
 * Writes an explorer with these options, or with the text of a configuration.
 * @returns Its folder, to be removed in the end.
 */
export function writeExplorer(...options: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'tonlens-explorer-'))
  const [first = ''] = options
  const config = `${folder}.json`
  const given = first.startsWith('{') ? ['--config', config] : options
  if (given !== options) writeFileSync(config, first)
  execFileSync(process.execPath, [command, 'explorer', folder, ...given])
  rmSync(config, { force: true })
  return folder
}

/** Writes an explorer with these options, or with the text of a configuration, and serves it. */
export async function startExplorerSite(...options: readonly string[]): Promise<ExplorerSite> {
  const folder = writeExplorer(...options)
  const site = await serveFolder(folder)
  const browser = await launchChromium()
  return {
    url: site.url,
    browser,
    configure: (text) => writeFileSync(join(folder, 'config.json'), text),
    async open(fragment, contextOptions) {
      const context = await browser.newContext(contextOptions)
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text())
      })
      page.on('request', (request) => {
        if (!request.url().startsWith(site.url) && !/^(?:data|blob):/.test(request.url()))
          faults.push(`asked ${request.url()}`)
      })
      await page.goto(`${site.url}/${fragment}`)
      return { page, faults }
    },
    async close() {
      await browser.close()
      await site.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
