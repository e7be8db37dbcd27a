/** Documentation of an endpoint, from the comments above its row and its parameters. */
export interface EndpointDocs {
  /** Parameter name to its text. */
  readonly params: ReadonlyMap<string, string>
  /** Errors of the service: status, text and cause. */
  readonly errors: readonly { readonly status: string; readonly text: string; readonly when: string }[]
}

/** Source of the tables that several rows share, by name. */
type Shapes = ReadonlyMap<string, string>

/**
 * Reads the docs of all rows from the source of the table, by endpoint name.
 * @param sources Text of each file of `src/service/endpoints` and its folders.
 * @param params Text of `src/service/endpoints/params.ts`.
 */
export function describeEndpoints(sources: readonly string[], params: string): ReadonlyMap<string, EndpointDocs> {
  const common = readShapes(params)
  return new Map(
    sources.flatMap((source) => {
      const shapes = new Map([...common, ...readShapes(source)])
      return source
        .split('\n/**\n')
        .slice(1)
        .flatMap((block) => readDocs(block, shapes))
    }),
  )
}

function readShapes(source: string): Shapes {
  const found = source.matchAll(/^(?:export )?const (\w+) = (\{[\s\S]*?\n\})/gm)
  return new Map([...found].map(([, name = '', body = '']) => [name, body]))
}

/** Reads one row. Its docblock starts at the margin, those of its parameters are indented. */
function readDocs(block: string, shapes: Shapes): [string, EndpointDocs][] {
  const [head = '', body = ''] = block.split('\n */\nexport const ')
  const name = /^\w+(?= = define)/.exec(body)?.[0]
  return name === undefined ? [] : [[name, { params: readParams(body, shapes), errors: readErrors(head) }]]
}

/** Reads the parameters of a row, including those of the tables that it spreads. */
function readParams(body: string, shapes: Shapes): Map<string, string> {
  const [given = ''] = body.split('\n  result:')
  const spread = [...given.matchAll(/\.\.\.(\w+),/g)].map(([, name = '']) => shapes.get(name) ?? '')
  const found = [given, ...spread].flatMap((text) => [...text.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n\s+(\w+):/g)])
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
