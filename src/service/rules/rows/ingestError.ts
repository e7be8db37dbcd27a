import { TonlensError } from '../../../ton/cells/errors.ts'

/** A body given to `ingest` is not an answer of the service, or a row in it lacks its key. */
export class IngestError extends TonlensError {
  override readonly name = 'IngestError'
  /** Position in the body, for example `transactions[3].hash`; empty for the body itself. */
  readonly path: string

  constructor(path: string, what: string) {
    super(`${path === '' ? 'The body' : path} ${what}. Nothing of it was stored.`)
    this.path = path
  }
}
