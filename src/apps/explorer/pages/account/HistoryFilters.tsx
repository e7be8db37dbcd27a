import { type ReactElement, useId, useState } from 'react'
import { type JettonWallet, plainText, shortAddress, useDisplay } from 'tonlens'
import { isAddress } from 'tonlens/ton'
import { closeOnLeave } from '../../shell/MoreMenu.tsx'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { useAddressText } from '../useAddressText.ts'
import { DayFields } from './DayFields.tsx'
import { coinAsset, filterNames } from './historyFilter.ts'
import './filters.css'

/**
 * Fields for direction, asset, amount, counterparty, comment and time, kept in the URL: a row where there is room,
 * otherwise the direction and a menu. The list has the type.
 */
export function HistoryFilters({ jettons }: { readonly jettons: readonly JettonWallet[] }): ReactElement {
  const { filters } = useExplorerTexts('account')
  const { nativeCoin, names, findForgery, testOnly } = useDisplay()
  const [query, setQuery] = useRouteQuery()
  const note = useId()
  const [isOpen, setOpen] = useState(false)
  const { with: other = '', way = '', asset = '' } = query
  const otherText = useAddressText(other)
  const used = filterNames.filter((name) => query[name] !== undefined)
  const isWrong = other !== '' && !isAddress(other)
  /** The symbol of a forged jetton is its bait, and an option has no room for a warning. */
  const readSymbol = (jetton: string) => {
    const metadata = names.metadata(jetton)
    const isForged = findForgery(jetton, metadata) !== undefined
    const symbol = isForged ? '' : plainText(metadata?.token_info[0]?.symbol, { maximum: 16 })
    return symbol || shortAddress(jetton, { testOnly })
  }
  const write = (name: (typeof filterNames)[number], placeholder: string) => ({
    value: query[name] ?? '',
    placeholder,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setQuery({ [name]: target.value }),
  })
  return (
    <form
      className="explorer-filters explorer-history-filters"
      aria-label={filters.label}
      data-open={isOpen || undefined}
      onSubmit={(event) => event.preventDefault()}
      {...closeOnLeave(() => setOpen(false))}
    >
      <select
        className="explorer-select"
        aria-label={filters.way}
        value={way}
        onChange={({ target }) => setQuery({ way: target.value })}
      >
        <option value="">{filters.both}</option>
        <option value="in">{filters.received}</option>
        <option value="out">{filters.sent}</option>
      </select>
      <button type="button" part="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {used.length === 0 ? filters.title : `${filters.title} (${used.length})`}
      </button>
      <div>
        <label>
          <span>{filters.asset}</span>
          <select value={asset} onChange={({ target }) => setQuery({ asset: target.value })}>
            <option value="">{filters.anyAsset}</option>
            <option value={coinAsset}>{nativeCoin.symbol}</option>
            {jettons.map(({ jetton }) => (
              <option key={jetton} value={jetton}>
                {readSymbol(jetton)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{filters.min}</span>
          <input type="text" inputMode="decimal" {...write('min', filters.shortMin)} />
        </label>
        <label>
          <span>{filters.max}</span>
          <input type="text" inputMode="decimal" {...write('max', filters.shortMax)} />
        </label>
        <label>
          <span>{filters.with}</span>
          <input
            type="text"
            {...write('with', filters.with)}
            value={otherText}
            aria-invalid={isWrong}
            aria-describedby={note}
          />
        </label>
        <label>
          <span>{filters.text}</span>
          <input type="text" {...write('text', filters.shortText)} />
        </label>
        <DayFields />
        {used.length > 0 && (
          <button
            type="button"
            part="button"
            aria-label={filters.clear}
            title={filters.clear}
            onClick={() => setQuery(Object.fromEntries(filterNames.map((name) => [name, ''])))}
          >
            ✕
          </button>
        )}
        <span id={note} role="status">
          {isWrong && filters.notAddress}
        </span>
      </div>
    </form>
  )
}
