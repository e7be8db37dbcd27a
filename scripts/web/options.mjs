// How the scripts of dist/web/ are bundled. Preact stands in for React, with which the first element
// on screen would cost twice as much.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** @import { BuildOptions, Plugin } from 'esbuild' */

/** A style sheet as text, as `?inline` asks for it. @type {Plugin} */
const inlineStyles = {
  name: 'inline-styles',
  setup(bundler) {
    bundler.onResolve({ filter: /\.css\?inline$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?inline$/, '')),
      namespace: 'styles',
    }))
    bundler.onLoad({ filter: /.*/, namespace: 'styles' }, async ({ path }) => {
      const { outputFiles } = await build({ entryPoints: [path], bundle: true, minify: true, write: false })
      return { contents: outputFiles[0]?.text ?? '', loader: 'text', watchFiles: [path] }
    })
  },
}

/** @type {BuildOptions} */
export const webOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: ['es2022', 'chrome115', 'firefox115', 'safari16.4'],
  jsx: 'automatic',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
  },
  plugins: [inlineStyles],
}
