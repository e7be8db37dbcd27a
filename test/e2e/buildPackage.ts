import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds dist/ once for all tests of the package, unless it is newer than every source. */
export default function buildPackage(): void {
  const built = join(root, 'dist/styles.css')
  const newest = Math.max(
    ...readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => statSync(join(root, 'src', file)).mtimeMs,
    ),
  )
  if (existsSync(built) && statSync(built).mtimeMs > newest) return
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit', env: withoutVitest() })
}

/** The configuration is read differently under the test runner. */
function withoutVitest(): NodeJS.ProcessEnv {
  const { VITEST: _vitest, ...env } = process.env
  return env
}
