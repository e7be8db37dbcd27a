'use client'
import { forwardRef, useState, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { useLabel } from '../../../react/display/useLabels.ts'
import { addressKey } from '../../../text/format/address.ts'
import { labelMessages } from '../../../text/en/contracts/accounts.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import type { Texts } from '../../../text/en/index.ts'
import { LabelFileError } from '../../../meaning/names/labelFile.ts'
import { LabelStoreError } from '../../../react/display/labelStore.ts'
import { plainText } from '../../../service/rows/plainText.ts'

/** Props of {@link FavoriteButton}; the rest go to the `<button>`. */
export interface FavoriteButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Address of the account, in any form. */
  readonly address: string | null | undefined
}

/**
 * Button that adds an account to the reader's favorites, or removes it. Renders nothing if the display has no `labels`,
 * or without an address.
 */
export const FavoriteButton = forwardRef<HTMLButtonElement, FavoriteButtonProps>(function FavoriteButton(
  { address, part, onClick, ...rest },
  ref,
) {
  const { labels } = useDisplay()
  const messages = useTexts('label', labelMessages)
  const favorite = useLabel(address)?.favorite === true
  const [problem, setProblem] = useState('')
  /** Read aloud after a favorite was added that is lost with the page. */
  const [warning, setWarning] = useState('')
  const key = addressKey(address)
  if (labels === undefined || key === undefined) return null
  return (
    <>
      <button
        type="button"
        title={problem || warning || (favorite ? messages.removeFavorite : messages.addFavorite)}
        aria-label={messages.favorite}
        {...rest}
        ref={ref}
        part={partNames('favorite-button copy-button', part)}
        aria-pressed={favorite}
        data-state={problem === '' ? (favorite ? 'favorite' : 'plain') : 'failed'}
        onClick={(event) => {
          onClick?.(event)
          if (event.defaultPrevented) return
          try {
            labels.setFavorite(key, !favorite)
            setProblem('')
            setWarning(favorite || labels.isPersistent ? '' : messages.pageOnly)
          } catch (error) {
            setProblem(describeLabelError(error, messages))
          }
        }}
      >
        <Icon name={problem === '' ? 'star' : 'cross'} />
      </button>
      <span part="visually-hidden" role="status">
        {problem || warning}
      </span>
    </>
  )
})

/** Says in the reader's language why a label could not be saved, or a file not be imported. */
export function describeLabelError(error: unknown, messages: Texts['label']): string {
  if (error instanceof LabelStoreError) return messages.notSaved[error.reason]
  if (!(error instanceof LabelFileError)) return messages.notSaved.storage
  const place = error.reason === 'entry' ? plainText(error.path, { maximum: 40 }) : ''
  return messages.notImported[error.reason] + (place === '' ? '' : ` (${place})`)
}
