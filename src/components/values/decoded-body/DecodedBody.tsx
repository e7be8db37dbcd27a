'use client'
import { forwardRef, useMemo, type ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../../../display/display.ts'
import { partNames } from '../../../display/partNames.ts'
import { bodyMessages } from '../../../locales/en/messages.ts'
import { humanizeName } from '../../../format/opcodeWords.ts'
import { plainText } from '../../../model/text.ts'
import type { CellSource } from '../../../ton/boc.ts'
import { CellDisclosure } from './CellDisclosure.tsx'
import { FieldList } from './FieldList.tsx'
import { readBody } from './readBody.ts'

/** Props of {@link DecodedBody}; the rest go to the `<div>`. */
export interface DecodedBodyProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Body as the service decoded it: `message_content.decoded`, or an answer of `/decode`. */
  readonly decoded?: unknown
  /** The body itself, a bag of cells; decoded here if the service did not decode it. */
  readonly body?: CellSource | null | undefined
}

/**
 * Contents of a message body, field by field. Standard bodies that the service did not decode are
 * decoded in the browser, and marked as such; all others can be opened cell by cell.
 */
export const DecodedBody = forwardRef<HTMLDivElement, DecodedBodyProps>(function DecodedBody(
  { decoded, body, part, ...rest },
  ref,
) {
  const messages = useMessages('body', bodyMessages)
  const { source, type, fields } = useMemo(() => readBody(decoded, body), [decoded, body])
  const words = { empty: messages.empty, undecoded: messages.undecoded, absent: messages.absent }
  return (
    <div {...rest} ref={ref} part={partNames('decoded-body', part)} data-source={source}>
      {(source === 'service' || source === 'here') && (
        <>
          <p part="decoded-body-type">
            {type !== undefined && (
              <bdi part="decoded-body-name">{humanizeName(plainText(type, { maximum: 60 }))}</bdi>
            )}
            {source === 'here' && <span part="decoded-body-note">{messages.readHere}</span>}
          </p>
          {fields.length > 0 && <FieldList fields={fields} />}
        </>
      )}
      {(source === 'empty' || source === 'undecoded' || source === 'absent') && (
        <p part="decoded-body-note">{words[source]}</p>
      )}
      {source !== 'empty' && source !== 'absent' && body !== undefined && body !== null && body !== '' && (
        <CellDisclosure cell={body} label={messages.whole} />
      )}
    </div>
  )
})
