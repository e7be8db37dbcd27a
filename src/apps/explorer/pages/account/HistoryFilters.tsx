import { type ReactElement, useId } from 'react'
import { type JettonWallet, plainText, shortAddress, useDisplay } from 'tonlens'
import { isAddress } from 'tonlens/ton'
import { closeOnLeave } from '../../shell/MoreMenu.tsx'
import { useRouteQuery } from '../../shell/router.ts'
import { useExplorerTexts } from '../../texts/useExplorerTexts.ts'
import { DayFields } from './DayFields.tsx'
import { coinAsset, filterNames } from './historyFilter.ts'

/** Fields for direction, asset, amount, counterparty, comment and time, kept in the URL. The list has the type. */
export function HistoryFilters({ jettons }: { readonly jettons: readonly JettonWallet[] }): ReactElement {
  const { filters } = useExplorerTexts('account')
  const { nativeCoin, names } = useDisplay()
  const [query, setQuery] = useRouteQuery()
  const note = useId()
  const { with: other = '', way = '', asset = '' } = query
  const used = filterNames.filter((name) => query[name] !== undefined)
  const isWrong = other !== '' && !isAddress(other)
  const write = (name: (typeof filterNames)[number]) => ({
    value: query[name] ?? '',
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => setQuery({ [name]: target.value }),
  })
  return (
    <>
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
      <details
        className="explorer-more explorer-filter-menu"
        {...closeOnLeave((menu: HTMLDetailsElement) => (menu.open = false))}
      >
        <summary>{used.length === 0 ? filters.title : `${filters.title} (${used.length})`}</summary>
        <form className="explorer-filters" aria-label={filters.label} onSubmit={(event) => event.preventDefault()}>
          <label>
            {filters.asset}
            <select value={asset} onChange={({ target }) => setQuery({ asset: target.value })}>
              <option value="">{filters.anyAsset}</option>
              <option value={coinAsset}>{nativeCoin.symbol}</option>
              {jettons.map(({ jetton }) => (
                <option key={jetton} value={jetton}>
                  {plainText(names.metadata(jetton)?.token_info[0]?.symbol, { maximum: 16 }) || shortAddress(jetton)}
                </option>
              ))}
            </select>
          </label>
          <label>
            {filters.min}
            <input type="text" inputMode="decimal" {...write('min')} />
          </label>
          <label>
            {filters.max}
            <input type="text" inputMode="decimal" {...write('max')} />
          </label>
          <label className="explorer-filter-long">
            {filters.with}
            <input
              type="text"
              {...write('with')}
              placeholder={filters.placeholder}
              aria-invalid={isWrong}
              aria-describedby={note}
            />
          </label>
          <label className="explorer-filter-long">
            {filters.text}
            <input type="text" {...write('text')} />
          </label>
          <DayFields />
          {used.length > 0 && (
            <button
              type="button"
              part="button"
              onClick={() => setQuery(Object.fromEntries(filterNames.map((name) => [name, ''])))}
            >
              {filters.clear}
            </button>
          )}
          <span id={note} role="status">
            {isWrong && filters.notAddress}
          </span>
        </form>
      </details>
    </>
  )
}
