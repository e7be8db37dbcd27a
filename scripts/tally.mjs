// Prints the closing line of a test run in a form that other tools can count: `N passed, N failed`.

/** Vitest reporter: counts finished tests of all projects. */
export default class Tally {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const count = { passed: 0, failed: 0, skipped: 0, pending: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) count[test.result().state] += 1
      if (module.state() === 'failed' && module.errors().length > 0) count.failed += 1
    }
    const skipped = count.skipped === 0 ? '' : `, ${count.skipped} skipped`
    console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`)
  }
}
