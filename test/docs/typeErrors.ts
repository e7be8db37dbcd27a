import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A compiler message about a line. */
export interface TypeError {
  /** Path below the folder. */
  readonly file: string
  readonly place: string
  readonly message: string
}

/**
 * Errors in the programs of a folder, which import the package by its name as strangers do.
 * @param folder Inside the repository, where the packages that they import are found.
 */
export async function typeErrors(folder: string): Promise<readonly TypeError[]> {
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      // What readers paste samples into: the settings of Vite's template `react-ts`.
      compilerOptions: {
        strict: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        erasableSyntaxOnly: true,
        noFallthroughCasesInSwitch: true,
        verbatimModuleSyntax: true,
        moduleDetection: 'force',
        skipLibCheck: true,
        allowImportingTsExtensions: false,
        rewriteRelativeImportExtensions: false,
        exactOptionalPropertyTypes: false,
        noUncheckedIndexedAccess: true,
        paths: {
          tonlens: [join(root, 'src/entries/index.ts')],
          'tonlens/styles.css': [join(root, 'src/components/styles/index.css')],
          'tonlens/*': [join(root, 'src/entries/*.ts')],
        },
      },
      include: ['.'],
      exclude: [],
    }),
  )
  const lines = await compile(folder)
  return lines.flatMap((line) => {
    const [, file, place, message] = /^(\S+?)\((\d+),\d+\): (.*)$/.exec(line) ?? []
    if (file === undefined || place === undefined || message === undefined) return []
    return [{ file: relative(folder, join(root, file)), place, message }]
  })
}

async function compile(folder: string): Promise<string[]> {
  const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc')
  try {
    await promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], { cwd: root, maxBuffer: 1e8 })
    return []
  } catch (error) {
    return String((error as { stdout?: string }).stdout).split('\n')
  }
}
