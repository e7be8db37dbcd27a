// Style sheets that pages have of their own, whole and as browsers get them.
import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw'
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'

export { bootstrap }

/**
 * Tailwind's sheet for these classes.
 * @param order Statement that orders layers, in place of Tailwind's own alone.
 */
export async function tailwindSheet(candidates: readonly string[] = [], order = ''): Promise<string> {
  const compiled = await compile(`${order}\n@import 'tailwindcss';`, {
    loadStylesheet: async (id) => ({ path: id, base: '/', content: tailwind }),
  })
  return compiled.build([...candidates])
}
