import { useState } from 'react'
import { hasError } from '../../states/frame/frameState.ts'
import type { ToolStateProps } from './Tool.tsx'

/** The questions of a form, as far as a reader has to tell them apart. */
export interface Questions<Question> {
  /** Question that was submitted last; that of the first form before. */
  readonly asked: Question
  /** Question that the result answers: not yet `asked` until there is another result. */
  readonly answered: Question
  /** Whether the form asks something else than the result, or the error, belongs to. */
  readonly isEarlier: boolean
  /** Records that a question is asked now: a result that is there belongs to the one before. */
  readonly ask: (question: Question) => void
  /** Records that the application asks a question, whose result it passes. */
  readonly replace: (question: Question) => void
}

interface Kept<Question> {
  readonly asked: Question
  readonly before: Question
  /** Result that was there when `asked` was asked, and so belongs to `before`; undefined for none. */
  readonly old: unknown
}

/**
 * Keeps the result of a tool with the question that it answers.
 * @param form The form's question now: plain data.
 */
export function useQuestion<Question>(
  form: Question,
  { result, error }: Pick<ToolStateProps, 'error'> & { readonly result: unknown },
): Questions<Question> {
  const [kept, keep] = useState<Kept<Question>>({ asked: form, before: form, old: undefined })
  const answered = kept.old !== undefined && kept.old === result ? kept.before : kept.asked
  return {
    asked: kept.asked,
    answered,
    isEarlier: !isSame(hasError(error) ? kept.asked : answered, form),
    // The same question again may have the same result.
    replace: (asked) => keep({ asked, before: asked, old: undefined }),
    ask: (asked) => keep({ asked, before: answered, old: isSame(asked, answered) ? undefined : (result ?? undefined) }),
  }
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}
