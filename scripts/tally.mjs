// Prints the closing lines of a test run: tests in each browser, what failed, and a last one that other tools can
// count.
import { isInstalled, OTHERS, packagesWith } from './browsers/launch.mjs'

/** @typedef {Record<'passed' | 'failed' | 'skipped' | 'pending', number>} Count */

const NAMES = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' }

/** @returns {Count} */
const zero = () => ({ passed: 0, failed: 0, skipped: 0, pending: 0 })

/** Vitest reporter: counts finished tests of all projects, by browser. */
export default class Tally {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const all = zero()
    /** @type {Map<keyof typeof NAMES, Count>} */
    const browsers = new Map()
    /** @type {string[]} */
    const failed = []
    /** @type {string[]} */
    const retried = []
    for (const module of modules) {
      const inModule = findBrowserName(
        `in ${module.project.name.replace(/^(browser(-apps|-apart)?|stories)( |$)/, 'chromium ').replace(/^stories-/, '')}`,
      )
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        all[state] += 1
        const place = `${module.project.name} ${module.relativeModuleId}: ${test.fullName}`
        if (state === 'failed') failed.push(place)
        // Nothing else keeps what the first try said.
        if (test.diagnostic()?.flaky === true)
          retried.push(place, ...(errors ?? []).map(({ message }) => `  ${message.split('\n')[0]}`))
        const name = inModule ?? findBrowserName(test.fullName)
        if (name === undefined) continue
        const count = browsers.get(name) ?? zero()
        count[state] += 1
        browsers.set(name, count)
      }
      if (module.state() === 'failed' && module.errors().length > 0) {
        all.failed += 1
        failed.push(`${module.project.name} ${module.relativeModuleId}`)
      }
    }
    console.log('')
    for (const [name, count] of browsers) {
      const isMissing = OTHERS.some((other) => other === name) && !isInstalled(name)
      console.log(
        `${NAMES[name]}: ${say(count)}${isMissing ? `: it is not installed (Debian: apt-get install -y ${packagesWith(name).join(' ')})` : ''}`,
      )
    }
    if (retried.length > 0) console.log(`\nPassed on the second try:\n${retried.join('\n')}`)
    // The names of what failed, where a log that keeps its end only still has them.
    if (failed.length > 0) {
      console.log(`\nFailed:\n${failed.join('\n')}`)
      console.log(`\nTONLENS_SEED=${process.env['TONLENS_SEED']} takes the same rows by chance.`)
    }
    console.log(`\n${say(all)}`)
  }
}

/** A browser test is one of a browser`s project, or has `in` and the browser`s name in its own. @param {string} text */
function findBrowserName(text) {
  const names = /** @type {(keyof typeof NAMES)[]} */ (Object.keys(NAMES))
  return names.find((name) => new RegExp(`\\bin ${name}\\b`, 'i').test(text))
}

/** @param {Count} count */
function say({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`
}
