// Acts on the forms of tools, and reads their results.
import { fireEvent, screen } from '@testing-library/react'

/** Clicks a button. */
export const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }))
/** Changes the text of a field. */
export const paste = (label: string, text: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
/** Texts of the shown entries, of one kind if it is given. */
export const readEntries = (kind?: string): (string | null)[] =>
  [...document.querySelectorAll(`[part~="tool-entry"]${kind === undefined ? '' : `[data-kind="${kind}"]`}`)].map(
    ({ textContent }) => textContent,
  )
