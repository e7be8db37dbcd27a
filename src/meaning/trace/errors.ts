import { TonlensError } from '../../ton/cells/errors.ts'

/** A saved trace or a test run is not what it should be; the message names the place. */
export class TraceFormatError extends TonlensError {
  override readonly name = 'TraceFormatError'
  /** Path of the malformed value in the file: `transactions[3].out_msgs`. */
  readonly place: string

  constructor(place: string, wrong: string, remedy: string) {
    super(`trace: ${place === '' ? 'the file' : place} ${wrong}. ${remedy}`)
    this.place = place
  }
}
