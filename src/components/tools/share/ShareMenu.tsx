'use client'
import { forwardRef, useImperativeHandle, useRef, useState, type ComponentPropsWithoutRef } from 'react'
import { useDisplay, useTexts } from '../../../react/display/display.ts'
import { partNames } from '../../../react/display/partNames.ts'
import { commonMessages } from '../../../text/en/common.ts'
import { shareMessages } from '../../../text/en/tools/share.ts'
import { safeLink } from '../../../service/rows/plainText.ts'
import type { PictureNetwork, PictureSize, PictureSubject, ShareOptions } from '../../../graph/picture/subject.ts'
import { useFloatingPanel } from '../../parts/useFloatingPanel.ts'
import { Icon } from '../../values/icon/Icon.tsx'
import { useCopy } from '../../values/copy-button/useCopy.ts'
import { savePicture, type PictureFormat } from './savePicture.ts'

/** Props of {@link ShareMenu}; the rest go to the `<details>`. */
export interface ShareMenuProps extends Omit<ComponentPropsWithoutRef<'details'>, 'children'> {
  /** Entity to share. While it is undefined, only the link and the page can be shared. */
  readonly subject?: PictureSubject | undefined
  /** Page that shows the subject, `http:` or `https:`. @default no button that copies it */
  readonly link?: string | undefined
  /**
   * Network of the subject; rows of `networks` fit.
   * @default mainnet, or testnet if the display writes test-only addresses
   */
  readonly network?: PictureNetwork | undefined
  /** Result of the check of the subject, for receipts. @default receipts do not mention a check */
  readonly verification?: ShareOptions['verification']
}

const sizes: readonly PictureSize[] = ['og', 'receipt']
const formats: readonly PictureFormat[] = ['png', 'svg']

/**
 * Menu that shares a trace, a transaction or an account: copies its link or a summary in plain text, saves a picture or
 * a receipt, and prints the page. The reader's own labels stay private: pictures and texts do not show them. The code
 * that makes them loads when the reader presses a button. Renders a `<details>`, whose panel floats over the page.
 */
export const ShareMenu = forwardRef<HTMLDetailsElement, ShareMenuProps>(function ShareMenu(
  { subject, link, network, verification, part, ...rest },
  ref,
) {
  const messages = useTexts('share', shareMessages)
  const common = useTexts('common', commonMessages)
  const display = useDisplay()
  const { state, copy } = useCopy()
  const root = useRef<HTMLDetailsElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current as HTMLDetailsElement)
  useFloatingPanel(root, panel)
  const [failed, setFailed] = useState(false)
  const href = safeLink(link)?.href
  const options = (): ShareOptions => {
    const { locale, timeZone, messages, nativeCoin, names, contracts, opcodes, decoders, accountNames, testOnly } =
      display
    const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
    return {
      locale,
      timeZone: zone,
      messages,
      nativeCoin,
      names,
      contracts,
      opcodes,
      decoders,
      accountNames,
      network: network ?? { testOnly },
      verification,
      link: href,
    }
  }
  const copyText = async (given: PictureSubject): Promise<string> => {
    const { describeAsText } = await import('../../../graph/picture/shared.ts')
    return describeAsText(given, options())
  }
  const save = async (given: PictureSubject, size: PictureSize, format: PictureFormat): Promise<void> => {
    const isDark = panel.current !== null && getComputedStyle(panel.current).colorScheme.includes('dark')
    setFailed(false)
    try {
      await savePicture(given, { ...options(), size, theme: isDark && size === 'og' ? 'dark' : 'light' }, format)
    } catch {
      setFailed(true)
    }
  }
  const outcome = failed ? messages.failed : { idle: '', copied: common.copied, failed: common.copyFailed }[state]
  const actions: readonly (readonly [key: string, label: string, run: () => void])[] = [
    ...(href === undefined ? [] : [['link', messages.copyLink, () => copy(href)] as const]),
    ...(subject === undefined ? [] : [['text', messages.copyText, () => copy(copyText(subject))] as const]),
    ...(subject === undefined
      ? []
      : sizes.flatMap((size) =>
          formats.map(
            (format) =>
              [`${size}-${format}`, messages.save[size][format], () => void save(subject, size, format)] as const,
          ),
        )),
    ['print', messages.print, () => globalThis.print()],
  ]
  return (
    <details {...rest} ref={root} part={partNames('share-menu', part)}>
      <summary part="button share-menu-button">
        <Icon name="share" /> {messages.label}
      </summary>
      <div part="share-menu-panel" ref={panel}>
        <ul part="share-menu-list">
          {actions.map(([key, label, run]) => (
            <li key={key}>
              <button type="button" part="share-menu-action" data-action={key} onClick={run}>
                {label}
              </button>
            </li>
          ))}
        </ul>
        <p part="share-menu-told" role="status" data-state={failed || state === 'failed' ? 'failed' : 'done'}>
          {outcome}
        </p>
      </div>
    </details>
  )
})
