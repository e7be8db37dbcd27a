import { TonlensError } from '../../ton/cells/errors.ts'

/** Reason of a {@link VmError}, as one word to switch on. */
export type VmFailure =
  /** The folder or a file in it does not exist. */
  | 'missing-file'
  /** A file is not the one that the command wrote. */
  | 'wrong-file'
  /** The files cannot be loaded, such as without a network. */
  | 'unreachable'
  /** The browser, or the page's Content Security Policy, does not allow WebAssembly. */
  | 'no-wasm'
  /** The worker did not start, or stopped. */
  | 'no-worker'
  /** The time limit was reached, and the worker was ended. */
  | 'timeout'
  /** The emulator refused its input, or gave an answer that cannot be read. */
  | 'failed'
  /** The account did not accept the external message. */
  | 'not-accepted'
  /** A library cell that the code needs is not known. */
  | 'missing-library'
  /** The state of an account is not known exactly. */
  | 'missing-state'
  /** The configuration of the network cannot be read. */
  | 'missing-config'
  /** The VM was closed. */
  | 'closed'

/** The local VM could not do what it was asked for. */
export class VmError extends TonlensError {
  override readonly name = 'VmError'
  readonly reason: VmFailure
  /** Exit code of the contract, if it ran. */
  readonly exitCode: number | undefined

  constructor(
    reason: VmFailure,
    message: string,
    options: { readonly exitCode?: number | undefined; readonly cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? {} : { cause: options.cause })
    this.reason = reason
    this.exitCode = options.exitCode
  }
}
