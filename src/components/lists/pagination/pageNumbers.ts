/**
 * Lists the page numbers to offer: the first, the last and those around the current one; undefined
 * stands for a gap.
 * @param page Current page, from 1.
 */
export function pageNumbers(page: number, pageCount: number): readonly (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount]
  const numbers = [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount)
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1] ?? number
    if (number - before === 2) return [number - 1, number]
    return number - before > 2 ? [undefined, number] : [number]
  })
}
