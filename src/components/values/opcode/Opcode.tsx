'use client'
import { opcodeHex } from '../../../meaning/contracts/opcode.ts'
import { forwardRef, type ComponentPropsWithoutRef } from 'react'
import { useDisplay } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { unknownText } from '../../../text/format/intl.ts'
import { opcodeLabel } from '../../../text/naming/operationWords.ts'
import { useKnownContract } from '../../../react/display/useNaming.ts'

/** Props of {@link Opcode}; the rest go to the `<span>`. */
export interface OpcodeProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Opcode as `0x` and eight hex digits, or as the signed integer that some servers send. */
  readonly value: string | number | null | undefined
  /** Name that the service gives the opcode; it takes precedence. @default none */
  readonly decoded?: string | null | undefined
  /** Address of the contract that receives it, whose own name for it wins. @default unknown */
  readonly receiver?: string | null | undefined
}

/** Operation of a message: the name of its opcode, or the opcode itself if it has no known name. */
export const Opcode = forwardRef<HTMLSpanElement, OpcodeProps>(function Opcode(
  { value, decoded, receiver, part, ...rest },
  ref,
) {
  const display = useDisplay()
  const contract = useKnownContract(receiver)
  const hex = opcodeHex(value)
  const words = opcodeLabel({ opcode: value, decoded, receiver: contract }, display)
  return (
    <span
      title={hex}
      {...rest}
      ref={ref}
      part={partNames('opcode', part)}
      data-kind={words === undefined ? 'number' : 'name'}
    >
      <bdi>{words ?? hex ?? unknownText}</bdi>
    </span>
  )
})
