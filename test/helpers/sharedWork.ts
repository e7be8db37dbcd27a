// Work that end-to-end tests share: the first file that asks does it, the others wait.
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { npm, packPackage, write } from './strangers.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a run, which the next one does not find. */
    readonly workshop: string
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const { devDependencies: versions } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  devDependencies: Readonly<Record<string, string>>
}

/**
 * Runs `make` once in a run of tests.
 * @returns The folder that it was given.
 * @throws What `make` threw, in each file.
 */
export async function once(name: string, make: (folder: string) => Promise<unknown>): Promise<string> {
  const folder = join(inject('workshop'), name)
  const [done, failed] = [`${folder}.done`, `${folder}.failed`]
  try {
    mkdirSync(folder)
  } catch {
    while (!existsSync(done)) {
      if (existsSync(failed)) throw new Error(readFileSync(failed, 'utf8'))
      await delay(100)
    }
    return folder
  }
  try {
    await make(folder)
    writeFileSync(done, '')
  } catch (error) {
    writeFileSync(failed, String(error))
    throw error
  }
  return folder
}

/** The packed package. @returns Path of the tarball. */
export async function packedPackage(): Promise<string> {
  const folder = await once('packed', (destination) => packPackage(root, destination))
  return join(folder, readdirSync(folder)[0] ?? '')
}

/** What an empty folder has to install for all that is tried in one. */
const packages = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@tanstack/react-query',
  '@testing-library/dom',
  '@testing-library/react',
  'typescript',
  'vite',
  'vitest',
]

/** Gives an empty folder the packed package and {@link packages}, which are installed once for all folders. */
export async function installPackages(app: string): Promise<void> {
  const tarball = await packedPackage()
  const installed = await once('installed', async (folder) => {
    write(folder, 'package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }))
    const wanted = [
      ...packages.map((name) => `${name}@${versions[name]}`),
      // The newest that runs with Node 20.
      'jsdom@29.1.1',
    ]
    await npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', tarball, ...wanted)
  })
  write(app, 'package.json', JSON.stringify({ name: 'app', private: true, type: 'module' }))
  symlinkSync(join(installed, 'node_modules'), join(app, 'node_modules'), 'junction')
}
