import { type ReactElement, useId, useState } from 'react'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import { closeOnLeave } from './MoreMenu.tsx'
import { useRouter } from './router.ts'

/**
 * Links to the pages that are about no thing of the chain; a menu over the page where the head has no room for them.
 */
export function PageLinks(): ReactElement {
  const texts = useExplorerTexts('shell')
  const { hrefOf } = useRouter()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="explorer-menu" data-open={isOpen || undefined} {...closeOnLeave(() => setOpen(false))}>
      <button
        type="button"
        aria-label={texts.menu}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M2 4h12M2 8h12M2 12h12" />
        </svg>
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its links take the clicks, those of keys too */}
      <nav id={id} className="explorer-links" aria-label={texts.pages} onClick={() => setOpen(false)}>
        <a href={hrefOf('staking', 'validators')}>{texts.staking}</a>
        <a href={hrefOf('tools', 'decode')}>{texts.tools}</a>
        <a href={hrefOf('favorites')}>{texts.favorites}</a>
        <a href={hrefOf('settings')}>{texts.settings}</a>
      </nav>
    </div>
  )
}
