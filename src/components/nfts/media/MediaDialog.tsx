'use client'
import { forwardRef, useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { mediaPlayerMessages } from '../../../locales/en/media.ts'
import { plainText } from '../../../model/text.ts'
import { Media } from './Media.tsx'
import { isPicture } from './sources.ts'

/** Props of {@link MediaDialog}; the rest goes to its button. */
export interface MediaDialogProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Addresses of the image as metadata names them, best first; see `pictureSources`. */
  readonly sources: readonly string[]
  /** What the image shows, in words. */
  readonly name: string
}

/**
 * A button that shows an image over the whole window; Escape or Close leads back to the button.
 * Renders nothing where the display's media resolver loads none of the addresses.
 */
export const MediaDialog = forwardRef<HTMLButtonElement, MediaDialogProps>(function MediaDialog(
  { sources, name, part, onClick, ...rest },
  ref,
) {
  const { media } = useDisplay()
  const messages = useMessages('mediaPlayer', mediaPlayerMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const label = plainText(name)
  const request = { width: 1024, height: 1024, dpr: 1 }
  if (!sources.some((url) => [media(url, request) ?? []].flat().some(isPicture))) return null
  return (
    <>
      <button
        {...rest}
        ref={ref}
        type="button"
        part={partNames('button', 'media-dialog-open', part)}
        onClick={(event) => {
          onClick?.(event)
          if (event.defaultPrevented) return
          setOpen(true)
          dialog.current?.showModal()
        }}
      >
        {messages.fullScreen}
      </button>
      <dialog ref={dialog} part="media-dialog" aria-label={label} onClose={() => setOpen(false)}>
        {open && (
          <>
            <div part="media-dialog-bar">
              <p part="media-dialog-title" dir="auto" title={label}>
                {label}
              </p>
              <button type="button" part="button" onClick={() => dialog.current?.close()}>
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
          </>
        )}
      </dialog>
    </>
  )
})
