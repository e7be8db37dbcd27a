import type { AnsweredVisit } from '../../server/options.ts'

/** Writes one line of JSON for each event. No line has a key, or tells who asked. */
export interface GatewayLog {
  readonly event: (name: string, fields: Readonly<Record<string, unknown>>) => void
  readonly answer: (answered: AnsweredVisit) => void
  readonly problem: (problem: unknown) => void
}

/** Milliseconds in which one kind of problem is written once. */
const quiet = 10_000

/** Creates a log. @param write Takes a line with its end. */
export function createLog(write: (line: string) => void): GatewayLog {
  const written = new Map<string, number>()

  function event(name: string, fields: Readonly<Record<string, unknown>>): void {
    write(`${JSON.stringify({ time: new Date().toISOString(), event: name, ...fields })}\n`)
  }

  return {
    event,
    answer: ({ milliseconds, ...fields }) => event('answer', { ...fields, ms: Math.round(milliseconds * 10) / 10 }),
    problem(problem) {
      // Messages of other packages may contain URLs with passwords; their names and codes do not.
      const { name = 'Error', code } = (problem ?? {}) as { readonly name?: string; readonly code?: unknown }
      const kind = typeof code === 'string' ? `${name} ${code}` : name
      if (Date.now() - (written.get(kind) ?? 0) < quiet) return
      written.set(kind, Date.now())
      event('problem', { kind })
    },
  }
}
