'use client'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { Icon } from '../icon/Icon.tsx'
import { useCopy } from './useCopy.ts'

/** Props of {@link CopyButton}; the rest go to the `<button>`. */
export interface CopyButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Text to copy, or a function that makes it when the button is pressed; a promise if that takes long. */
  readonly text: string | (() => string | Promise<string>)
  /** Accessible name of the button, such as "Copy address". @default "Copy" */
  readonly label?: string | undefined
}

const icons = { idle: 'copy', copied: 'check', failed: 'cross' } as const

/** Button that copies a text and confirms it visibly and to screen readers. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, label, part, onClick, ...rest },
  ref,
) {
  const messages = useTexts('common', commonMessages)
  const { state, copy } = useCopy()
  const outcome = { idle: '', copied: messages.copied, failed: messages.copyFailed }[state]
  const name = label ?? messages.copy
  return (
    <>
      <button
        type="button"
        title={outcome || name}
        aria-label={name}
        {...rest}
        ref={ref}
        part={partNames('copy-button', part)}
        data-state={state}
        onClick={(event) => {
          onClick?.(event)
          if (!event.defaultPrevented) copy(typeof text === 'string' ? text : text())
        }}
      >
        <Icon name={icons[state]} />
      </button>
      <span part="visually-hidden" role="status">
        {outcome}
      </span>
    </>
  )
})
