// `npm run test:browsers`: all browser tests and stories in Firefox and WebKit, and a sweep over the built Storybook.
//   --install   installs what is missing where the machine allows it (Debian, as root)
// Other words are passed on to Vitest, such as paths. Tests of a browser that is missing are skipped, and the last
// lines say so.
import { execFileSync, spawnSync } from 'node:child_process'
import { installBrowsers, reportBrowsers } from './install.mjs'

if (process.argv.includes('--install')) installBrowsers()
const found = reportBrowsers()
if (found.length > 0) {
  const words = process.argv.slice(2).filter((word) => word !== '--install')
  const projects = words.includes('--project')
    ? []
    : ['sweep', ...found.flatMap((name) => [name, `stories-${name}`])].flatMap((name) => ['--project', name])
  // The sweep opens the stories of the Storybook that is built.
  if ([...projects, ...words].includes('sweep'))
    execFileSync('npm', ['run', '-s', 'build:storybook'], { stdio: 'inherit' })
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...words], {
    stdio: 'inherit',
    env: { ...process.env, TONLENS_BROWSERS: found.join(), TONLENS_LONG: process.env['TONLENS_LONG'] ?? '1' },
  })
  reportBrowsers()
  process.exitCode = status ?? 1
}
