import type { ReactElement } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { Icon } from '../icon/Icon.tsx'

/** Comment in a line of a table; a suspicious one is left out, so that nobody takes it for a text of the page. */
export function LineComment({ text }: { readonly text: string }): ReactElement {
  const { isBait } = useDisplay()
  const { bait } = useTexts('common', commonMessages)
  return isBait(text) ? (
    <span part="comment-warning" title={bait}>
      <Icon name="warning" /> {bait}
    </span>
  ) : (
    <bdi part="comment-line" title={text}>
      {text}
    </bdi>
  )
}
