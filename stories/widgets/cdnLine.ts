/**
 * The script tag that loads the custom elements of a release from a content delivery network.
 * @param version Exact, so that the file never changes.
 * @param integrity Hash of `dist/web/tonlens.js`; undefined if the package was not built.
 */
export function cdnLine(version: string, integrity: string | undefined): string {
  const attributes = integrity === undefined ? '' : `\n  integrity="${integrity}" crossorigin="anonymous"`
  return `<script type="module" src="https://cdn.jsdelivr.net/npm/tonlens@${version}/dist/web/tonlens.js"${attributes}></script>`
}
