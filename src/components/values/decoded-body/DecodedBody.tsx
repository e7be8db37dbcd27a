'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react'
import type { KnownContract } from '../../../ton/abi/decoders.ts'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { bodyMessages } from '../../../text/en/transactions/messages.ts'
import { humanizeName } from '../../../text/bodies/opcodeWords.ts'
import { plainText } from '../../../service/rows/plainText.ts'
import type { CellSource } from '../../../ton/cells/boc.ts'
import { CellDisclosure } from './CellDisclosure.tsx'
import { FieldList } from './FieldList.tsx'
import { useCell } from '../useCell.ts'
import { readShownBody } from './readBody.ts'

/** Props of {@link DecodedBody}; the rest go to the `<div>`. */
export interface DecodedBodyProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Body as the service decoded it: `message_content.decoded`, or an answer of `/decode`. */
  readonly decoded?: unknown
  /** The body itself, a bag of cells; decoded here if the service did not decode it. */
  readonly body?: CellSource | null | undefined
  /** Contract that sent it, by whose ABI it may be decoded. @default unknown */
  readonly sender?: KnownContract | undefined
  /** Contract that received it. @default unknown */
  readonly receiver?: KnownContract | undefined
  /** Whether the message comes from outside the chain, or goes there. @default neither */
  readonly external?: 'in' | 'out' | undefined
}

/**
 * Contents of a message body, field by field. Standard bodies that the service did not decode are
 * decoded in the browser, and marked as such; all others can be opened cell by cell.
 */
export const DecodedBody = forwardRef<HTMLDivElement, DecodedBodyProps>(function DecodedBody(
  { decoded, body, sender, receiver, external, part, ...rest },
  ref,
) {
  const messages = useTexts('body', bodyMessages)
  const { contracts, decoders } = useDisplay()
  // The service's decoding needs no cells, unless the application decodes bodies itself.
  const isDecoded = typeof decoded === 'object' && decoded !== null && decoders === undefined
  const cell = useCell(isDecoded ? undefined : body)
  const isReading = cell.status === 'reading'
  const { source, by, type, fields } = useMemo(
    () => readShownBody(decoded, cell, { contracts, decoders }, { sender, receiver, external }),
    [decoded, cell, contracts, decoders, sender, receiver, external],
  )
  const words = { empty: messages.empty, undecoded: messages.undecoded, absent: messages.absent }
  return (
    <div
      {...rest}
      ref={ref}
      part={partNames('decoded-body', part)}
      data-source={source}
      aria-busy={isReading || undefined}
    >
      {(source === 'service' || source === 'here') && (
        <>
          <p part="decoded-body-type">
            {type !== undefined && <bdi part="decoded-body-name">{humanizeName(plainText(type, { maximum: 60 }))}</bdi>}
            {source === 'here' && (
              <span part="decoded-body-note">
                {by === undefined ? messages.readHere : `${messages.readHere} · ${by}`}
              </span>
            )}
          </p>
          {fields.length > 0 && <FieldList fields={fields} />}
        </>
      )}
      {!isReading && (source === 'empty' || source === 'undecoded' || source === 'absent') && (
        <p part="decoded-body-note">{words[source]}</p>
      )}
      {source !== 'empty' && source !== 'absent' && body !== undefined && body !== null && body !== '' && (
        <CellDisclosure cell={body} label={messages.whole} />
      )}
    </div>
  )
})
