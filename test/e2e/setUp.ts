import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** Gives the test files of a run a folder for what they share. */
export default function setUp({ provide }: TestProject): () => void {
  const workshop = mkdtempSync(join(tmpdir(), 'tonlens-e2e-'))
  provide('workshop', workshop)
  return () => rmSync(workshop, { recursive: true, force: true })
}
