import type { NodeError } from '../../../meaning/outcome/nodeError.ts'

/** Texts of the tools, which are forms that query a node or decode pasted text. */
export interface ToolMessages {
  readonly address: string
  readonly invalidAddress: string
  /** Hint of fields that take a bag of cells. */
  readonly bocHint: string
  readonly invalidBoc: string
  readonly optional: string
  readonly running: string
  /** Above a result, and above an error, of what the form asked before it was changed. */
  readonly earlierResult: string
  readonly earlierError: string

  /** Names of the tools. */
  readonly runner: string
  readonly estimate: string
  readonly send: string
  readonly decode: string

  readonly method: string
  readonly missingMethod: string
  readonly arguments: string
  /** Name of one argument, counted from one in the reader's digits. */
  readonly argument: (shown: string) => string
  readonly argumentType: (shown: string) => string
  readonly addArgument: string
  readonly removeArgument: (shown: string) => string
  readonly types: { readonly num: string; readonly address: string; readonly slice: string; readonly cell: string }
  readonly invalidNumber: string
  /** Label of an argument that the ABI names, with its type. */
  readonly typedArgument: (name: string, type: string) => string
  /** Errors of typed arguments; each names the argument. */
  readonly wrongArgument: Readonly<
    Record<'num' | 'coins' | 'bool' | 'address' | 'cell' | 'text' | 'json', (name: string) => string>
  >
  readonly inCoins: (symbol: string) => string
  readonly runOn: string
  readonly places: { readonly vm: string; readonly service: string }
  readonly history: string
  readonly decodedResult: string
  readonly run: string
  readonly exitCode: string
  readonly gas: string
  readonly succeeded: string
  readonly failed: string
  readonly stack: string
  readonly emptyStack: string
  readonly tuple: string
  readonly list: string
  readonly nothing: string
  readonly cells: string

  readonly body: string
  readonly code: string
  readonly data: string
  readonly deployment: string
  readonly ignoreSignature: string
  readonly estimateNow: string
  readonly fees: string
  readonly thisMessage: string
  readonly outgoingMessage: (shown: string) => string
  readonly importFee: string
  readonly storageFee: string
  readonly gasFee: string
  readonly forwardFee: string
  readonly total: string

  readonly message: string
  readonly invalidMessage: string
  readonly notExternal: string
  readonly to: string
  readonly hash: string
  readonly hashNorm: string
  readonly sendNow: string
  readonly sent: string
  /** Explains that a node accepted the message. */
  readonly sentNote: string
  /** Sentence for each reason why a node refused a message. */
  readonly refusals: Readonly<Record<NodeError['kind'], string>>

  readonly pasted: string
  readonly pastedHint: string
  readonly decodeNow: string
  readonly opcode: string
  readonly notDecodable: string
  readonly unknownOpcode: string
  /** The input exceeds the service's limit of opcodes or bodies. */
  readonly tooMany: (limit: string) => string
}
