/** An address; external addresses have no raw form. */
interface SandboxAddress {
  readonly toRawString?: () => string
  readonly toString: () => string
}

/** A cell; only the fields that are read. */
interface SandboxCell {
  readonly toBoc: () => Uint8Array
}

/** A message of `@ton/core`; only the fields that are read. */
export interface SandboxMessage {
  readonly info: {
    readonly type: 'internal' | 'external-in' | 'external-out'
    readonly src?: SandboxAddress | null | undefined
    readonly dest?: SandboxAddress | null | undefined
    readonly value?: { readonly coins: bigint } | undefined
    readonly forwardFee?: bigint | undefined
    readonly ihrFee?: bigint | undefined
    readonly ihrDisabled?: boolean | undefined
    readonly bounce?: boolean | undefined
    readonly bounced?: boolean | undefined
    readonly createdLt?: bigint | undefined
    readonly createdAt?: number | undefined
  }
  readonly body: SandboxCell
  readonly init?: unknown
}

/** Compute phase of `@ton/core`; only the fields that are read. */
export interface SandboxComputePhase {
  readonly type: 'skipped' | 'vm'
  readonly reason?: string | undefined
  readonly success?: boolean | undefined
  readonly exitCode?: number | undefined
  readonly gasUsed?: bigint | undefined
  readonly gasFees?: bigint | undefined
  readonly gasLimit?: bigint | undefined
  readonly vmSteps?: number | undefined
}

/** Action phase of `@ton/core`; only the fields that are read. */
export interface SandboxActionPhase {
  readonly success: boolean
  readonly valid: boolean
  readonly noFunds: boolean
  readonly resultCode: number
  readonly totalActions: number
  readonly skippedActions: number
  readonly messagesCreated: number
}

/** Bounce phase of `@ton/core`; only the fields that are read. */
export interface SandboxBouncePhase {
  readonly type: 'negative-funds' | 'no-funds' | 'ok'
}

/** A transaction of `@ton/sandbox`; only the fields that are read. */
export interface SandboxTransaction {
  readonly address: bigint
  readonly lt: bigint
  readonly now: number
  readonly prevTransactionHash: bigint
  readonly prevTransactionLt: bigint
  readonly oldStatus: string
  readonly endStatus: string
  readonly totalFees: { readonly coins: bigint }
  readonly inMessage?: SandboxMessage | null | undefined
  readonly outMessages: { readonly values: () => Iterable<SandboxMessage> }
  readonly description: {
    readonly type: string
    readonly aborted?: boolean | undefined
    readonly destroyed?: boolean | undefined
    readonly isTock?: boolean | undefined
    readonly computePhase?: SandboxComputePhase | undefined
    readonly actionPhase?: SandboxActionPhase | null | undefined
    readonly bouncePhase?: SandboxBouncePhase | null | undefined
  }
  readonly raw: SandboxCell
  readonly hash: () => Uint8Array
}

/** Result of a `send…` call of the sandbox, with the fields that are read. */
export interface SandboxRun {
  readonly transactions: readonly SandboxTransaction[]
}
