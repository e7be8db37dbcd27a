import { useEffect, useState, type ReactElement } from 'react'
import { DisplayProvider, JettonBalances, namesFrom, TransactionCard, usePartClasses } from 'tonlens'
import { extractLayout } from '../../../src/components/styles/variants.mjs'
import styles from '../../../src/components/styles/index.css?inline'
import { embeddedMedia } from '../../chain/pictures.ts'
import { showcase } from '../../../test/fixtures/chain.ts'
import { jettonWallets } from '../../../test/fixtures/entities.ts'
import { kitSheets, tailwindSheet } from '../../../test/fixtures/sheets.ts'
import { commented, now, refused, transaction } from '../../../test/fixtures/transactions.ts'

/** CSS classes by part, for all components. */
const classes = {
  'transaction-card': 'rounded-2xl bg-white p-5 text-sm text-slate-700 shadow-sm ring-1 ring-slate-200',
  'transaction-card-title': 'text-base font-semibold text-slate-900 hover:underline',
  'transaction-card-time': 'text-xs text-slate-500',
  'transaction-card-term': 'text-xs text-slate-500',
  'transaction-card-amount': 'text-lg font-semibold text-slate-900',
  'transaction-card-facts': 'border-t border-slate-100 pt-3 text-xs',
  'status-badge':
    'inline-flex items-center gap-1 rounded-full bg-emerald-50 px-2.5 py-0.5 text-xs font-medium text-emerald-800 data-[status=failed]:bg-rose-50 data-[status=failed]:text-rose-800',
  'address-text': 'text-indigo-700 hover:underline',
  'hash-text': 'text-indigo-700 hover:underline',
  'address-id': 'font-mono text-xs',
  'hash-id': 'font-mono text-xs',
  'copy-button': 'rounded text-slate-500 hover:bg-slate-100',
  'comment-text': 'rounded-lg bg-slate-100 px-2 py-1',
  table: 'rounded-2xl bg-white text-sm text-slate-700 shadow-sm ring-1 ring-slate-200',
  'table-heading': 'border-b border-slate-200 bg-slate-50 px-4 text-xs font-medium text-slate-600',
  'table-cell': 'border-b border-slate-100 px-4',
  'table-row': 'hover:bg-slate-50',
  'jetton-icon': 'rounded-full',
}
const page = 'grid grid-cols-[minmax(0,1fr)] gap-4 bg-slate-50 p-6 font-sans text-slate-900'
const names = namesFrom(jettonWallets)
const links = { address: () => '#', transaction: () => '#' }
const owned = jettonWallets.jetton_wallets.filter(({ owner }) => owner === showcase.wallet)
const [succeeded, failed] = [
  transaction({ in_msg: commented('for the concert') }),
  transaction({ description: refused(709) }),
]

/** Components with `layout.css` instead of `styles.css`, and Tailwind classes on their parts. */
export function Unstyled(): ReactElement | null {
  const ready = useOtherSheets()
  const ref = usePartClasses(classes)
  if (!ready) return null
  return (
    <DisplayProvider now={now} timeZone="UTC" names={names} links={links} media={embeddedMedia}>
      <main ref={ref} className={page}>
        <TransactionCard transaction={succeeded} />
        <TransactionCard transaction={failed} />
        <JettonBalances wallets={owned} />
      </main>
    </DisplayProvider>
  )
}

/** Replaces the style sheets of the other stories. */
function useOtherSheets(): boolean {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    const own = document.createElement('style')
    const ours = kitSheets()
    let gone = false
    void tailwindSheet([...Object.values(classes), page].flatMap((text) => text.split(' '))).then((tailwind) => {
      if (gone) return
      own.textContent = `@layer theme, base, tonlens, components, utilities;\n${tailwind}\n${extractLayout(styles)}`
      document.head.prepend(own)
      for (const sheet of ours) sheet.disabled = true
      setReady(true)
    })
    return () => {
      gone = true
      own.remove()
      for (const sheet of ours) sheet.disabled = false
    }
  }, [])
  return ready
}
