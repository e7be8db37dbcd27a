import { build, type BuildOptions, type OutputFile } from 'esbuild'

/** Bundles applications for a browser, what they share once. @returns The files, which are not written. */
export async function bundleModules(
  options: Pick<BuildOptions, 'entryPoints' | 'outdir' | 'alias' | 'define' | 'jsxDev' | 'plugins'>,
): Promise<readonly OutputFile[]> {
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // As the guide says: the disassembler imports `node:fs` in a function that is never called.
    external: ['node:*'],
    logLevel: 'error',
  })
  return outputFiles
}
