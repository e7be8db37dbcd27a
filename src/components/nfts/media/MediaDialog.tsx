'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { mediaPlayerMessages } from '../../../text/en/assets/media.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import { useDialog } from '../../parts/useDialog.ts'
import { Media } from './Media.tsx'
import { allowedSources } from './pictureSources.ts'

/** Props of {@link MediaDialog}; the rest goes to the `<button>`. */
export interface MediaDialogProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** URLs of the image as metadata names them, best first. */
  readonly sources: readonly string[]
  /** Name of the image: the dialog's title and the text alternative. */
  readonly name: string
}

/**
 * A button that opens an image in a full-window dialog; Escape or Close returns to the button.
 * Renders nothing if the display's media resolver allows none of the URLs.
 */
export const MediaDialog = forwardRef<HTMLButtonElement, MediaDialogProps>(function MediaDialog(
  { sources, name, part, onClick, ...rest },
  ref,
) {
  const { media } = useDisplay()
  const messages = useTexts('mediaPlayer', mediaPlayerMessages)
  const dialog = useDialog()
  const label = plainText(name)
  if (allowedSources(media, sources, { width: 1024, height: 1024 }).length === 0) return null
  return (
    <>
      <button
        {...rest}
        ref={ref}
        type="button"
        part={partNames('button', 'media-dialog-open', part)}
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) dialog.open()
        }}
      >
        {messages.fullScreen}
      </button>
      {dialog.isOpen && (
        <dialog {...dialog.props} part="media-dialog" aria-label={label}>
          <div part="media-dialog-bar">
            <p part="media-dialog-title" dir="auto" title={label}>
              {label}
            </p>
            <button type="button" part="button" onClick={dialog.close}>
              {messages.close}
            </button>
          </div>
          <Media
            part="media-dialog-picture"
            sources={sources}
            alt={label}
            width={window.innerWidth}
            height={window.innerHeight}
            moving
          />
        </dialog>
      )}
    </>
  )
})
