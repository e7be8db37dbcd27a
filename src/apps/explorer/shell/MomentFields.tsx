import { type ReactElement, useMemo } from 'react'
import type { Moment } from 'tonlens/ledger'
import { useExplorerTexts } from '../texts/useExplorerTexts.ts'
import { type QueryChanges, useRouteQuery } from './router.ts'

/** Moment of the whole page: `block` and `time` of the URL. Undefined for now. */
export function useMoment(): Moment | undefined {
  const [{ block, time }] = useRouteQuery()
  return useMemo(() => readMoment(block, time), [block, time])
}

/** Reads a moment of the URL: the seqno of a masterchain block, or Unix seconds. */
export function readMoment(block: string | undefined, time: string | undefined): Moment | undefined {
  const [seqno, seconds] = [readNumber(block), readNumber(time)]
  if (seqno !== undefined && seqno > 0 && seqno < 2 ** 31) return { seqno }
  return seconds === undefined ? undefined : { time: seconds }
}

interface MomentFieldsProps {
  /** Moment that the URL names. */
  readonly chosen: Moment | undefined
  readonly onChoose: (changes: QueryChanges) => void
}

/** Chooses a moment by its time or by a masterchain block. */
export function MomentFields({ chosen, onChoose }: MomentFieldsProps): ReactElement {
  const texts = useExplorerTexts('account').past
  return (
    <>
      <label className="explorer-choice">
        {texts.time}
        <input
          type="datetime-local"
          defaultValue={
            chosen !== undefined && 'time' in chosen
              ? new Date(chosen.time * 1000).toISOString().slice(0, 16)
              : undefined
          }
          onChange={({ target }) => {
            const seconds = Date.parse(`${target.value}Z`) / 1000
            if (seconds >= 0) onChoose({ time: String(Math.floor(seconds)), at: '', block: '' })
          }}
        />
      </label>
      <label className="explorer-choice">
        {texts.block}
        <input
          type="text"
          inputMode="numeric"
          size={10}
          defaultValue={chosen !== undefined && 'seqno' in chosen ? chosen.seqno : undefined}
          onBlur={({ target }) => choose(target.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') choose(currentTarget.value)
          }}
        />
      </label>
    </>
  )

  function choose(text: string): void {
    const moment = readMoment(text.trim(), undefined)
    const isKnown = chosen !== undefined && 'seqno' in chosen && String(chosen.seqno) === text.trim()
    if (moment !== undefined && !isKnown) onChoose({ block: text.trim(), at: '', time: '' })
  }
}

/** The moment of a page, and a button that goes back to now. */
export function PageMoment(): ReactElement {
  const texts = useExplorerTexts('account').past
  const [, setQuery] = useRouteQuery()
  const chosen = useMoment()
  return (
    <div className="explorer-progress">
      <MomentFields key={JSON.stringify(chosen)} chosen={chosen} onChoose={setQuery} />
      {chosen !== undefined && (
        <button type="button" part="button" onClick={() => setQuery({ block: '', time: '' })}>
          {texts.now}
        </button>
      )}
    </div>
  )
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,10}$/.test(text) ? Number(text) : undefined
}
