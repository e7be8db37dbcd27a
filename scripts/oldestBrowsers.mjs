/** Oldest browsers for which code and style sheets of the package are written, as esbuild names them. */
export const oldestBrowsers = ['chrome115', 'firefox115', 'safari16']
