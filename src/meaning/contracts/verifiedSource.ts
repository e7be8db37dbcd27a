import type { RunGetMethodResult } from '../../service/rows/legacy.ts'
import type { StackInput } from '../../ton/abi/getMethodStack.ts'

/** One file of a contract's source. */
export interface SourceFile {
  /** Path as the author gave it. */
  readonly name: string
  /** Text; undefined if it could not be loaded. */
  readonly text: string | undefined
  /** Whether the text was hashed here and is the file that the verifier named. */
  readonly isChecked: boolean
}

/** Source that a verifier has compiled into the code with this hash. */
export interface VerifiedSource {
  /** Name of the verifier, such as `verifier.ton.org`. */
  readonly verifier: string
  /** Hash of the code cell that the source was compiled to, hex. */
  readonly codeHash: string
  /** Language or compiler, such as `func`, `tolk`, `tact`. */
  readonly compiler: string
  /** Version of the compiler; undefined if the verifier does not give it. */
  readonly version: string | undefined
  /** Command line of the compiler; undefined if the verifier does not give it. */
  readonly commandLine: string | undefined
  /** Time of the verification, Unix seconds; undefined if the verifier does not give it. */
  readonly verifiedAt: number | undefined
  /** Files, entry points first. */
  readonly files: readonly SourceFile[]
  /** Whether files are left out because there are too many. */
  readonly isComplete: boolean
}

/** Means that a verifier is given for one search. */
export interface SourceContext {
  /** Runs a get-method on the network that the application reads. */
  readonly runGetMethod: (call: {
    readonly address: string
    readonly method: string
    readonly stack: StackInput[]
  }) => Promise<RunGetMethodResult>
  /** Tells whether a contract with code is at this address. */
  readonly isActive: (address: string) => Promise<boolean>
  readonly signal?: AbortSignal | undefined
}

/** A place that knows the sources of contracts. Write your own, or use {@link sourcesRegistry}. */
export interface SourceVerifier {
  /** Identifies the verifier and its settings in the cache. */
  readonly key: string
  /**
   * Finds the source of a code.
   * @param codeHash Hash of the code cell, hex.
   * @returns null if nobody verified a source of this code.
   * @throws If that is not known, or if the source cannot be loaded.
   */
  readonly findSource: (codeHash: string, context: SourceContext) => Promise<VerifiedSource | null>
}
