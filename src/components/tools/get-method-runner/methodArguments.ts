import { addressCell } from '../../../ton/addressCell.ts'
import { bocText, numberText } from '../tool/readInput.ts'

/** One argument of a get-method, as the service takes it. */
export interface MethodArgument {
  readonly type: 'num' | 'cell' | 'slice'
  /** Decimal text, or a base64 bag of cells. */
  readonly value: string
}

/** How an argument is written in the form; an address goes as the slice that holds it. */
export type ArgumentKind = 'num' | 'address' | 'slice' | 'cell'

/** An argument as it stands in the form. */
export interface WrittenArgument {
  /** Tells it from the others as long as the form lives. */
  readonly id: number
  readonly kind: ArgumentKind
  readonly text: string
}

/** The argument that `text` spells; undefined when it spells none of that kind. */
export function readArgument(kind: ArgumentKind, text: string): MethodArgument | undefined {
  const value = argumentValue(kind, text)
  return value === undefined ? undefined : { type: kind === 'address' ? 'slice' : kind, value }
}

function argumentValue(kind: ArgumentKind, text: string): string | undefined {
  if (kind === 'num') return numberText(text)
  if (kind !== 'address') return bocText(text)
  try {
    return addressCell(text.trim())
  } catch {
    return undefined
  }
}
