import type { ReactElement } from 'react'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'

interface EarlierProps {
  /** Texts that the page below answers. */
  readonly asked: readonly string[]
  /** Texts of the form now. */
  readonly written: readonly string[]
}

/** Characters of a question that are shown. */
const maxQuestion = 80

/** Says that what is below a form answers what the form asked before it was changed; nothing if it was not changed. */
export function Earlier({ asked, written }: EarlierProps): ReactElement | null {
  const { earlier } = useExplorerTexts('shell')
  const question = asked.filter((text) => text !== '').join(', ')
  if (question === '' || asked.every((text, place) => text === written[place]?.trim())) return null
  return (
    <p className="explorer-hint" role="status">
      {earlier} <bdi>{question.length > maxQuestion ? `${question.slice(0, maxQuestion)}…` : question}</bdi>
    </p>
  )
}
