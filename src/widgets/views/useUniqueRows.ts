'use client'
import { useMemo } from 'react'

/**
 * Removes duplicates, which occur if rows are added between the requests of two pages.
 * @param key Name of the field that identifies a row.
 */
export function useUniqueRows<Row>(rows: readonly Row[], key: keyof Row): readonly Row[] {
  return useMemo(() => [...new Map(rows.map((row) => [row[key], row])).values()], [rows, key])
}
