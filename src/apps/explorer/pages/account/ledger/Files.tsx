import type { ReactElement } from 'react'
import { formatNumber, useClient, useDisplay } from 'tonlens'
import { accountLedger, clientAssetNames, evidenceFile, ledgerCsv } from 'tonlens/ledger'
import { useRouteQuery } from '../../../shell/router.ts'
import { useExplorerTexts } from '../../../texts/useExplorerTexts.ts'
import type { AccountPartProps } from '../AccountPage.tsx'
import { HistoryError } from '../HistoryError.tsx'
import type { DayRange } from '../useDayRange.ts'
import { useSave } from './useSave.ts'

/** Saves the ledger of a range. Both files are refused if the history has a gap. */
export function Files({ address, range }: AccountPartProps & { readonly range: DayRange }): ReactElement {
  const texts = useExplorerTexts('account').ledger
  const client = useClient()
  const { locale, nativeCoin } = useDisplay()
  const [{ from = '', until = '' }] = useRouteQuery()
  const { size, error, save, stop } = useSave()
  const name = (kind: string): string => [kind, from, until].filter((part) => part !== '').join('-')
  const isSaving = size !== undefined
  return (
    <>
      <div className="explorer-progress">
        <button
          type="button"
          part="button"
          disabled={isSaving}
          onClick={() =>
            save(`${name('ledger')}.csv`, 'text/csv', (signal) =>
              ledgerCsv(accountLedger(client, address, { ...range, signal }), {
                nativeCoin,
                names: clientAssetNames(client),
              }),
            )
          }
        >
          {texts.csv}
        </button>
        <button
          type="button"
          part="button"
          disabled={isSaving}
          onClick={() =>
            save(`${name('evidence')}.html`, 'text/html', (signal) =>
              evidenceFile(client, address, { ...range, jettons: true, signal }),
            )
          }
        >
          {texts.evidence}
        </button>
        <span role="status">{isSaving && texts.reading(formatNumber(Math.ceil(size / 1000), locale))}</span>
        {isSaving && (
          <button type="button" part="button" onClick={stop}>
            {texts.stop}
          </button>
        )}
      </div>
      {error !== undefined && <HistoryError error={error} />}
    </>
  )
}
