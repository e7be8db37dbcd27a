import type { ReactElement } from 'react'
import { useTexts } from '../texts/useTexts.ts'

/** Stands for a part whose code is loaded. */
export function Loading(): ReactElement {
  return <p role="status">{useTexts('shell').loading}</p>
}
