import { type Browser, type BrowserContext, chromium } from 'playwright'
import { BROWSER_ARGS, findBrowser } from '../../../scripts/browser.mjs'

/** The browser of the tests, driven from Node. Close it when done. */
export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await findBrowser()
  return chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...(process.env as Record<string, string>), ...env },
  })
}

/** The same browser on a profile that stays when it ends. Close it when done. */
export async function launchProfile(folder: string, flags: readonly string[] = []): Promise<BrowserContext> {
  const { executablePath, env } = await findBrowser()
  return chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...BROWSER_ARGS, ...flags],
    env: { ...(process.env as Record<string, string>), ...env },
  })
}
