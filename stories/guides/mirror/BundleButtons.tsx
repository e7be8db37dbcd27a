import { type ReactElement, useEffect, useState } from 'react'
import { ErrorState } from 'tonlens'
import type { Mirror } from 'tonlens/mirror'

/** Saves all scopes of a mirror as one file, and takes such a file in. */
export function BundleButtons({ mirror }: { readonly mirror: Mirror }): ReactElement {
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<unknown>()
  useEffect(() => () => URL.revokeObjectURL(address ?? ''), [address])
  const save = async () => setAddress(URL.createObjectURL(await mirror.export()))
  const open = async (file: File | undefined) => {
    setProblem(undefined)
    if (file !== undefined) await mirror.import(file)
  }
  return (
    <>
      <button type="button" part="button" onClick={() => void save().catch(setProblem)}>
        Make a file
      </button>
      {address !== undefined && (
        <a href={address} download="account.ndjson">
          account.ndjson
        </a>
      )}
      <label className="guide-file">
        Open a file{' '}
        <input
          type="file"
          accept=".ndjson"
          onChange={(event) => void open(event.target.files?.[0]).catch(setProblem)}
        />
      </label>
      {problem !== undefined && <ErrorState error={problem} />}
    </>
  )
}
