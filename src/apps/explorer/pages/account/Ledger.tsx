import { type ReactElement, useState } from 'react'
import { CoinAmount, ErrorState, JettonAmount, LedgerTable, useAccountAt, useAccountLedger, useClient } from 'tonlens'
import { useTexts } from '../../texts/useTexts.ts'
import { accountLedger, evidenceFile, ledgerCsv } from 'tonlens/ledger'

/** Every change of an account's balances, what it owned at a moment, and files for others. */
export function Ledger({ address }: { readonly address: string }): ReactElement {
  const { lines, isPending, refetch, ...more } = useAccountLedger(address, { limit: 100 })
  const texts = useTexts('account').ledger
  const [moment, setMoment] = useState<number>()
  return (
    <>
      <Files address={address} />
      <label className="explorer-choice">
        {texts.balanceAt}
        <input
          type="datetime-local"
          onChange={({ target }) => setMoment(target.value === '' ? undefined : Date.parse(`${target.value}Z`) / 1000)}
        />
      </label>
      {moment !== undefined && <Past address={address} time={moment} />}
      <LedgerTable
        lines={lines}
        loading={isPending}
        error={more.error}
        onRetry={refetch}
        hasMore={more.hasMore}
        loadingMore={more.loadingMore}
        onLoadMore={more.loadMore}
      />
    </>
  )
}

function Past({ address, time }: { readonly address: string; readonly time: number }): ReactElement {
  const texts = useTexts('account').ledger
  const { data, error, refetch } = useAccountAt(address, { time })
  if (error !== null) return <ErrorState error={error} onRetry={refetch} />
  if (data === undefined) return <p>{texts.reading}</p>
  return (
    <ul>
      <li>
        <CoinAmount amount={data.balance} />
      </li>
      {data.jettons.map(({ jetton, wallet, balance }) => (
        <li key={wallet}>
          <JettonAmount amount={balance} master={jetton} />
        </li>
      ))}
      <li>
        {texts.nfts}: {data.nfts.length}
      </li>
    </ul>
  )
}

/** Saves the whole ledger. Both files are refused if the history has a gap. */
function Files({ address }: { readonly address: string }): ReactElement {
  const texts = useTexts('account').ledger
  const client = useClient()
  const [state, setState] = useState('')
  const save = async (name: string, type: string, parts: AsyncIterable<string>): Promise<void> => {
    setState(texts.reading)
    try {
      const written: string[] = []
      for await (const part of parts) written.push(part)
      const link = document.createElement('a')
      link.href = URL.createObjectURL(new Blob(written, { type }))
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
      setState('')
    } catch (error) {
      setState(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <p>
      <button type="button" onClick={() => void save('ledger.csv', 'text/csv', ledgerCsv(accountLedger(client, address)))}>
        {texts.csv}
      </button>{' '}
      <button type="button" onClick={() => void save('evidence.html', 'text/html', evidenceFile(client, address))}>
        {texts.evidence}
      </button>{' '}
      <span role="status">{state}</span>
    </p>
  )
}
