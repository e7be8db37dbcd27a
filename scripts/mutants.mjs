// Brings known faults back, one at a time, and demands that the tests of each turn red: `npm run mutants [words]`.
// The faults stand in `test/mutants/`; words select those whose description contains them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { applyEdits, readMutants } from '../test/mutants/readMutants.mjs'

const root = join(fileURLToPath(new URL('.', import.meta.url)), '..')
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const wanted = (await readMutants()).filter(({ fault }) => words.every((word) => fault.toLowerCase().includes(word)))

/** @type {() => void} */
let restore = () => {}
for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])) {
  process.on(signal, () => {
    restore()
    process.exit(code)
  })
}

const survivors = []
for (const mutant of wanted) {
  const isRed = await testMutant(mutant)
  if (!isRed) survivors.push(mutant)
  console.log(`${isRed ? 'red     ' : 'SURVIVED'} ${mutant.fault}`)
}
console.log(`\n${wanted.length - survivors.length} passed, ${survivors.length} failed`)
process.exitCode = survivors.length === 0 ? 0 : 1

/**
 * Runs the tests of a fault on the sources that have it.
 * @param {import('../test/mutants/readMutants.mjs').Mutant} mutant
 */
async function testMutant({ edits, project, tests }) {
  const before = new Map(edits.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]))
  restore = () => before.forEach((text, file) => writeFileSync(join(root, file), text))
  try {
    for (const [file, text] of before) {
      writeFileSync(
        join(root, file),
        applyEdits(
          text,
          edits.filter((edit) => edit.file === file),
        ),
      )
    }
    // One failure is enough. The star adds the tests of the project whose files are apart.
    const run = spawn('npx', ['vitest', 'run', '--project', `${project}*`, '--bail', '1', ...tests], {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, TONLENS_WHOLE: '1' },
    })
    const [status] = await once(run, 'exit')
    return status !== 0
  } finally {
    restore()
    restore = () => {}
  }
}
