// Hand-written cases of version 1.3: each quotes the sentence that it stands for.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { MemoryIndex } from '../../../../src/entries/memory.ts'

/** One request, and what the documents of the service say about its answer. */
export interface Case {
  /** A part of a sentence or of a row of the documents. */
  readonly says: string
  readonly url: string
  /** @default 200 */
  readonly status?: number
  /** Fields that the body must have; the exact text of an error. */
  readonly body?: unknown
  /** Selects the checked part of the body. @default `body` */
  readonly read?: (body: never) => unknown
}

const folder = fileURLToPath(new URL('../../../../../shared/api/next/', import.meta.url))
const present = existsSync(folder)

/** The documents as one line each, without the marks of JSON and tables. */
const documents = present
  ? ['changes.md', 'endpoints.json', 'resources.json'].map((file) => plain(readFileSync(folder + file, 'utf8')))
  : []

function plain(text: string): string {
  return text.replaceAll('\\"', '"').replaceAll(/\s+/g, ' ')
}

/** Whether the documents say something; undefined where they are not at hand. */
export const isDocumented = present
  ? (says: string): boolean => documents.some((document) => document.includes(plain(says)))
  : undefined

/** Registers a test for each case. */
export function testCases(index: MemoryIndex, cases: readonly Case[]): void {
  for (const { says, url, status = 200, body, read } of cases) {
    test(`${url}: ${says}`, async () => {
      const response = await index.fetch(`/api/v3/${url}`)
      const answer: unknown = await response.json()
      expect(response.status, JSON.stringify(answer)).toBe(status)
      if (read !== undefined) expect(read(answer as never)).toEqual(body)
      else if (typeof body === 'string') expect(answer).toEqual({ error: body })
      else expect(answer).toMatchObject(body as object)
    })
    test.runIf(present)(`the documents say: ${says}`, () => {
      expect(isDocumented?.(says)).toBe(true)
    })
  }
}

/** A raw address whose account id is one digit, repeated. */
export function address(digit: string, workchain = 0): string {
  return `${workchain}:${digit.repeat(64)}`
}

/** A hash whose bytes are one number. */
export function hash(byte: number): string {
  return btoa(String.fromCharCode(...new Uint8Array(32).fill(byte)))
}
