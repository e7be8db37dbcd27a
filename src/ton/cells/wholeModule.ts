/** Exports of a CommonJS package: esbuild gives all of them as the default export when it splits code. */
export function wholeModule<Module extends object>(module: Module): Module {
  const { default: whole } = module as { readonly default?: Module }
  return typeof whole === 'object' ? whole : module
}
