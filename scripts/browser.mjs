// Finds a Chromium for tests and benches: TONLENS_BROWSER=packed forces the one inside node_modules.
import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

const INSTALLED = {
  linux: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/microsoft-edge'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}

/** Flags for every launch: no sandbox inside containers, and no traffic of the browser's own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * @typedef {{ executablePath: string, env: Record<string, string>, kind: string }} FoundBrowser
 */

/**
 * First of: CHROME_PATH, Playwright's own download, an installed browser, the packed one.
 * @returns {Promise<FoundBrowser>}
 * @throws {Error} Nothing usable was found; the message says what to install.
 */
export async function findBrowser() {
  const forced = process.env['TONLENS_BROWSER']
  const named = process.env['CHROME_PATH']
  if (forced !== 'packed') {
    if (named) {
      if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`)
      return { executablePath: named, env: {}, kind: 'CHROME_PATH' }
    }
    const { chromium } = await import('playwright')
    const own = chromium.executablePath()
    if (own && existsSync(own)) return { executablePath: own, env: {}, kind: 'playwright' }
    const platform = /** @type {keyof typeof INSTALLED} */ (process.platform)
    const installed = (INSTALLED[platform] ?? []).find((path) => existsSync(path))
    if (installed) return { executablePath: installed, env: {}, kind: 'installed' }
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packedBrowser()
  throw new Error(
    'No Chromium found. Install Chrome or Chromium (Debian: apt-get install -y chromium), or set CHROME_PATH.',
  )
}

/** Unpacks the Chromium that ships inside node_modules, once per version. @returns {FoundBrowser} */
function packedBrowser() {
  const require = createRequire(import.meta.url)
  const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '..', '..')
  const folder = existsSync(join(packageFolder, 'bin'))
    ? packageFolder
    : join(root, 'node_modules', '@sparticuz', 'chromium')
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const target = join(root, 'node_modules', '.cache', 'tonlens-chromium', version)
  if (!existsSync(target)) {
    // Unpacked beside the target and renamed, so that two runs at once never see half a browser.
    const fresh = `${target}.${process.pid}`
    mkdirSync(fresh, { recursive: true })
    const unpack = (/** @type {string} */ name) => brotliDecompressSync(readFileSync(join(folder, 'bin', name)))
    writeFileSync(join(fresh, 'chromium'), unpack('chromium.br'))
    chmodSync(join(fresh, 'chromium'), 0o755)
    for (const archive of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) untar(unpack(archive), fresh)
    try {
      renameSync(fresh, target)
    } catch (error) {
      if (!existsSync(target)) throw error
      rmSync(fresh, { recursive: true, force: true })
    }
  }
  const executablePath = join(target, 'chromium')
  /** @type {Record<string, string>} */
  const env = {}
  const missing = /not found/.test(execFileSync('ldd', [executablePath], { encoding: 'utf8' }))
  if (missing) env['LD_LIBRARY_PATH'] = join(target, 'lib')
  if (!existsSync('/etc/fonts/fonts.conf')) {
    const conf = join(target, 'tonlens-fonts.conf')
    writeFileSync(
      conf,
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(target, 'fonts')}</dir><cachedir>${join(target, 'fonts-cache')}</cachedir></fontconfig>`,
    )
    env['FONTCONFIG_FILE'] = conf
  }
  return { executablePath, env, kind: 'packed' }
}

/**
 * Writes the files of a tar archive: names of up to 100 characters and regular files only.
 * @param {Buffer} archive
 * @param {string} folder
 */
function untar(archive, folder) {
  for (let at = 0; at + 512 <= archive.length && archive[at] !== 0;) {
    const name = archive.toString('utf8', at, at + 100).replace(/\0.*$/s, '')
    const size = Number.parseInt(archive.toString('latin1', at + 124, at + 136), 8) || 0
    const kind = String.fromCharCode(archive[at + 156] ?? 0)
    if ((kind === '0' || kind === '\0') && !name.split('/').includes('..')) {
      const file = join(folder, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, archive.subarray(at + 512, at + 512 + size), { mode: 0o755 })
    }
    at += 512 + Math.ceil(size / 512) * 512
  }
}
