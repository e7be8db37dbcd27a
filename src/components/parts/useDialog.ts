import { type RefCallback, useRef, useState } from 'react'

/** A modal dialog that is there only while it is open: HTML allows no `<dialog>` in a text. */
export interface ModalDialog {
  /** Whether the `<dialog>` is to be rendered. */
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** Props of the `<dialog>`. */
  readonly props: { readonly ref: RefCallback<HTMLDialogElement>; readonly onClose: () => void }
}

/** Opens a `<dialog>` over the page; Escape closes it, and the focus returns to where it was. */
export function useDialog(): ModalDialog {
  const shown = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [show] = useState(() => (element: HTMLDialogElement | null) => {
    shown.current = element
    if (element?.open === false) element.showModal()
  })
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => shown.current?.close(),
    props: { ref: show, onClose: () => setOpen(false) },
  }
}
