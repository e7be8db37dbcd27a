/**
 * A declaration as it stands in a source file, with what is said right above it: a guide that shows
 * it cannot fall behind.
 * @param name Of a function or an interface at the outermost level.
 * @throws {Error} The source declares no such thing.
 */
export function excerpt(source: string, name: string): string {
  const lines = source.split('\n')
  const at = lines.findIndex((line) =>
    new RegExp(`^(?:export )?(?:async )?(?:function|interface) ${name}\\b`).test(line),
  )
  if (at < 0) throw new Error(`excerpt: the source declares no "${name}". Give the name of another declaration.`)
  const start = lines.lastIndexOf('', at) + 1
  const end = lines.findIndex((line, index) => index > at && line.startsWith('}'))
  return lines.slice(start, end + 1).join('\n')
}
