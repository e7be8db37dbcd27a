import { TonlensError } from '../../../ton/cells/errors.ts'

/** The service refuses a request. Engines turn it into an `HttpError` or an HTTP response. */
export class Refusal extends TonlensError {
  override readonly name = 'Refusal'
  /** HTTP status. */
  readonly status: number
  /** The service's own text: the `error` of its body. */
  readonly text: string

  constructor(status: number, text: string) {
    super(`The service refuses the request with status ${status}: ${text}`)
    this.status = status
    this.text = text
  }
}
