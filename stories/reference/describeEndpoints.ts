/** Documentation of an endpoint, from the comments above its row and its parameters. */
export interface EndpointDocs {
  /** Parameter name to its text. */
  readonly params: ReadonlyMap<string, string>
  /** Errors of the service: status, text and cause. */
  readonly errors: readonly { readonly status: string; readonly text: string; readonly when: string }[]
}

/** Source of the parameter tables that several rows share, by name. */
type Shapes = ReadonlyMap<string, string>

/**
 * Reads the docs of all rows from the source of the table, by endpoint name.
 * @param sources Text of each file of `src/service/endpoints`.
 * @param params Text of `src/service/endpoints/params.ts`.
 */
export function describeEndpoints(sources: readonly string[], params: string): ReadonlyMap<string, EndpointDocs> {
  const shapes = new Map(
    [...params.matchAll(/export const (\w+) = (\{[\s\S]*?\n\})/g)].map(
      ([, name = '', body = '']) => [name, body] as const,
    ),
  )
  return new Map(
    sources.flatMap((source) =>
      source
        .split('\n/**\n')
        .slice(1)
        .flatMap((block) => readDocs(block, shapes)),
    ),
  )
}

/** Reads one row. Its docblock starts at the margin, those of its parameters are indented. */
function readDocs(block: string, shapes: Shapes): [string, EndpointDocs][] {
  const [head = '', body = ''] = block.split('\n */\nexport const ')
  const name = /^\w+(?= = define)/.exec(body)?.[0]
  return name === undefined ? [] : [[name, { params: readParams(body, shapes), errors: readErrors(head) }]]
}

/** Reads the parameters of a row, including those of the tables that it spreads. */
function readParams(body: string, shapes: Shapes): Map<string, string> {
  const spread = [...body.matchAll(/\.\.\.(\w+),/g)].map(([, name = '']) => shapes.get(name) ?? '')
  const found = [body, ...spread].flatMap((text) => [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n\s+(\w+):/g)])
  return new Map(found.map(([, text = '', name = '']) => [name, plain(text)]))
}

function readErrors(head: string) {
  return plain(head)
    .split('@throws {HttpError} ')
    .slice(1)
    .map((line) => {
      const [, status = '', text = '', when = ''] = /^(\S+) `([^`]*)`: (.*)$/.exec(line.trim()) ?? []
      return { status, text, when }
    })
}

function plain(comment: string): string {
  return comment
    .replaceAll(/\n\s*\* ?/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
