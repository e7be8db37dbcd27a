// `npm run test:browsers`: the browser tests and all stories in Firefox and WebKit, and a sweep over the built Storybook.
//   --install   installs what is missing where the machine allows it (Debian, as root), and then demands both browsers
// Without it, tests of a browser that is missing are skipped, and the last lines say so.
import { execFileSync, spawnSync } from 'node:child_process'
import { findFirefox } from './firefox.mjs'
import { findWebKit } from './webkit.mjs'

const BROWSERS = {
  firefox: { find: findFirefox, packages: ['firefox-esr'] },
  webkit: { find: findWebKit, packages: ['webkit2gtk-driver', 'xvfb'] },
}
const names = /** @type {(keyof typeof BROWSERS)[]} */ (Object.keys(BROWSERS))
const missing = () => names.filter((name) => BROWSERS[name].find() === undefined)

const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const canInstall = process.argv.includes('--install') && isRoot && succeeds('apt-get', '--version')
if (missing().length > 0 && canInstall) {
  const packages = missing().flatMap((name) => BROWSERS[name].packages)
  console.log(`Installing ${packages.join(', ')} …`)
  const isInstalled = succeeds('apt-get', 'update', '-qq') && succeeds('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (isInstalled && missing().length > 0) throw new Error(`Installed ${packages.join(', ')}, but cannot find ${missing().join(' and ')}.`)
}

const skipped = missing()
const found = names.filter((name) => !skipped.includes(name))
const projects = ['sweep', ...found.flatMap((name) => [name, `stories-${name}`])].flatMap((name) => ['--project', name])
const paths = process.argv.slice(2).filter((word) => word !== '--install')
const { status } =
  found.length === 0
    ? { status: 0 }
    : spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...paths], {
        stdio: 'inherit',
        env: { ...process.env, TONLENS_BROWSERS: found.join() },
      })
for (const name of skipped) console.warn(`SKIPPED: the tests in ${name}, which is not installed (Debian: apt-get install -y ${BROWSERS[name].packages.join(' ')}).`)
process.exitCode = status ?? 1

/** @param {string} command @param {string[]} words */
function succeeds(command, ...words) {
  try {
    execFileSync(command, words, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return true
  } catch {
    return false
  }
}
