/** Finds the known name that a reader probably meant; undefined if none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const [nearest] = known
    .map((candidate) => ({ candidate, score: editDistance(name.toLowerCase(), candidate) }))
    .sort((a, b) => a.score - b.score)
  if (nearest === undefined) return undefined
  const { candidate, score } = nearest
  return score <= Math.max(name.length, candidate.length) * 0.6 ? candidate : undefined
}

/** Levenshtein distance of two words. */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const changed = at(row, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1)
      next.push(Math.min(changed, at(row, j) + 1, at(next, j - 1) + 1))
    }
    row = next
  }
  return at(row, to.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0
}
