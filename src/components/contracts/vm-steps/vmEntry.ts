import { plainText } from '../../../service/rows/plainText.ts'
import { type StackView, parseStackEntry } from '../../tools/get-method-runner/stackView.ts'

/** Entry of a stack of the VM, to be shown. */
export type VmEntry =
  | { readonly kind: 'view'; readonly view: StackView }
  /** A kind of cell that get-methods cannot return, or a hash in place of its content. */
  | { readonly kind: 'cell' | 'slice' | 'builder' | 'continuation'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }

const shownText = 300

/** Reads an entry as the emulator writes it: `5`, `C{B5EE…}`, `CS{…}`, `()`, `(1 2)`. */
export function readVmEntry(text: string): VmEntry {
  if (/^-?\d{1,80}$/.test(text)) return { kind: 'view', view: parseStackEntry({ type: 'num', value: text }) }
  if (text === '()') return { kind: 'view', view: { kind: 'nothing' } }
  const [, name, content = ''] = /^(C|CS|BC|Cont)\{([^]*)\}$/.exec(text) ?? []
  const kind =
    name === undefined
      ? undefined
      : ({ C: 'cell', CS: 'slice', BC: 'builder', Cont: 'continuation' } as const)[name as 'C']
  if (kind === undefined) return { kind: 'text', text: plainText(text, { maximum: shownText }) }
  const isBag = /^B5EE9C72[\dA-F]+$/.test(content)
  const view =
    isBag && (kind === 'cell' || kind === 'slice') ? parseStackEntry({ type: kind, value: content }) : undefined
  if (view !== undefined && view.kind !== 'unreadable') return { kind: 'view', view }
  return { kind, text: plainText(content, { maximum: shownText }) }
}
