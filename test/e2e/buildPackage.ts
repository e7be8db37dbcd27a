// Builds dist/ once for all tests of the package, beside the tests that do not need it, unless it is newer than every
// source.
import { execFile } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { once } from '../helpers/sharedWork.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

await once('build', async () => {
  // Written near the end, so that a build that was interrupted is none.
  const built = join(root, 'dist/web/index.html')
  const newest = Math.max(
    ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => statSync(join(root, 'src', file)).mtimeMs,
    ),
  )
  if (existsSync(built) && statSync(built).mtimeMs > newest) return
  // The configuration is read differently under the test runner.
  const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root, env, maxBuffer: Infinity })
})
