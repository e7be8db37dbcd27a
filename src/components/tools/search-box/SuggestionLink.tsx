'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { addressMessages } from '../../../text/en/addresses.ts'
import { searchMessages } from '../../../text/en/tools/search.ts'
import type { Suggestion } from '../../../text/naming/suggestions/suggestion.ts'
import { Link } from '../../values/link/Link.tsx'
import { describeSuggestion } from './describeSuggestion.tsx'
import { OptionContents, optionState } from './SearchOption.tsx'

/** Props of {@link SuggestionLink}; the rest go to its root. */
export interface SuggestionLinkProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Result of {@link useSearch}. */
  readonly suggestion: Suggestion
  /** Page of the result, `http:`, `https:` or relative. @default none: the result is plain text */
  readonly href?: string | undefined
}

/**
 * Result of a search as a link: icon, kind, name, who vouches for the name, and warnings, as the list of a
 * {@link SearchBox} shows it.
 * @example <SuggestionLink suggestion={suggestion} href="#/account/EQ…" />
 */
export const SuggestionLink = forwardRef<HTMLDivElement, SuggestionLinkProps>(function SuggestionLink(
  { suggestion, href, part, ...rest },
  ref,
) {
  const { testOnly } = useDisplay()
  const messages = useTexts('search', searchMessages)
  const texts = useTexts('address', addressMessages)
  const option = describeSuggestion(suggestion, { messages, texts, testOnly, withKind: true })
  return (
    <div {...rest} ref={ref} part={partNames('suggestion-link', part)}>
      <Link part="search-box-option" href={href} data-state={optionState(option)}>
        <OptionContents option={option} />
      </Link>
    </div>
  )
})
