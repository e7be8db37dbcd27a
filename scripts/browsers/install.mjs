// Prints the browsers beside Chromium that tests can use, as `firefox,webkit`. Installs what is missing where the
// machine allows it (Debian, as root); says what cannot be had, on the error stream.
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isInstalled, OTHERS, packagesWith } from './launch.mjs'

const MINUTE = 60_000

/** Installs the browsers that are missing, if that is possible here. */
export function installBrowsers() {
  const packages = missing().flatMap(packagesWith)
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  if (packages.length === 0 || !isRoot || !succeeds(MINUTE, 'apt-get', '--version')) return
  console.error(`Installing ${packages.join(', ')} …`)
  const quick = ['-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20', '-o', 'DPkg::Lock::Timeout=60']
  const isDone =
    succeeds(2 * MINUTE, 'apt-get', 'update', ...quick) &&
    succeeds(6 * MINUTE, 'apt-get', 'install', '-y', '--no-install-recommends', ...quick, ...packages)
  if (isDone && missing().length > 0)
    throw new Error(`Installed ${packages.join(', ')}, but cannot find ${missing().join(' and ')}.`)
}

/** Says which browsers are not tested, and returns the others. */
export function reportBrowsers() {
  for (const name of missing()) {
    console.error(
      `SKIPPED: the tests in ${name}, which is not installed (Debian: apt-get install -y ${packagesWith(name).join(' ')}).`,
    )
  }
  return OTHERS.filter(isInstalled)
}

const missing = () => OTHERS.filter((name) => !isInstalled(name))

/** @param {number} timeout @param {string} command @param {string[]} words */
function succeeds(timeout, command, ...words) {
  try {
    execFileSync(command, words, {
      timeout,
      stdio: ['ignore', 'ignore', 'ignore'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installBrowsers()
  console.log(reportBrowsers().join())
}
