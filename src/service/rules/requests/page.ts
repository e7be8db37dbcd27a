import { Refusal, limitNotAllowed, wrongSort } from './refusal.ts'

/** The part of the matching rows that a request wants. */
export interface Page {
  /** Most rows; at least 1. */
  readonly limit: number
  /** Rows to skip. */
  readonly offset: number
}

/** Paging parameters of a listing. */
export interface PageRange {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
  readonly sort?: string | undefined
}

/** Most rows of one answer. */
export const maxPage = 1000

/** The page that a request wants: the service raises a limit below 1 to 1 and a negative offset to 0. */
export function readPage({ limit = 10, offset = 0 }: PageRange): Page {
  return { limit: Math.max(1, limit), offset: Math.max(0, offset) }
}

/** @throws {Refusal} 422 `limit` is above the maximum, or `sort` is no direction. */
export function checkPage({ limit, sort }: PageRange): void {
  checkLimit({ limit })
  checkSort(sort)
}

/** Makes the check of a request that looks at its limit last, from one that looks at it before the direction. */
export function withLimitLast<Params extends PageRange>(refuse: (params: Params) => void): (params: Params) => void {
  return (params) => {
    refuse({ ...params, limit: undefined })
    checkLimit(params)
  }
}

/** @throws {Refusal} `limit` is above the maximum. */
export function checkLimit({ limit }: PageRange, status = 422): void {
  if (limit !== undefined && limit > maxPage) {
    throw new Refusal(status, `${limitNotAllowed}: ${limit} > ${maxPage}`)
  }
}

/** @throws {Refusal} 422 `sort` is neither asc nor desc, nor a or d. */
export function checkSort(sort: string | undefined): void {
  if (sort !== undefined && !/^(a|d|asc|desc)$/i.test(sort)) {
    throw new Refusal(422, wrongSort)
  }
}

/** The direction of a listing. @default 'desc' */
export function readSort({ sort = 'desc' }: PageRange): 'asc' | 'desc' {
  return /^a/i.test(sort) ? 'asc' : 'desc'
}
