import { TonlensError } from '../../../ton/cells/errors.ts'

/** The code of a part of the page could not be loaded; `cause` is what the browser said. */
export class LoadError extends TonlensError {
  override readonly name: string = 'LoadError'

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
  }
}
