import { type RefObject, useRef, useState } from 'react'

/** A modal dialog whose contents are rendered only while it is open. */
export interface ModalDialog {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** Props of the `<dialog>`. */
  readonly props: { readonly ref: RefObject<HTMLDialogElement | null>; readonly onClose: () => void }
}

/** Opens a `<dialog>` over the page; Escape closes it, and the focus returns to where it was. */
export function useDialog(): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    open() {
      setOpen(true)
      ref.current?.showModal()
    },
    close: () => ref.current?.close(),
    props: { ref, onClose: () => setOpen(false) },
  }
}
