import type { Failure, FailureReason } from 'tonlens/trace'

/** Kinds of failures by what a reader can do about them: keys of the advice in the texts. */
const causes = {
  largerAmount: ['outOfGas', 'noCoinsToSend', 'noCoinsForForwarding', 'noCoinsForFees', 'noGas'],
  topUp: ['lowBalance', 'noExtraCurrency'],
  jettons: ['notEnoughJettons'],
  rights: [
    'accessDenied',
    'notOwner',
    'notJettonWallet',
    'notCollection',
    'mayNotExecute',
    'mayNotPropose',
    'notMultisig',
    'notSigner',
  ],
  stopped: ['contractStopped', 'jettonWalletLocked', 'suspended'],
  unsupported: ['unknownMessage'],
  malformed: [
    'cellUnderflow',
    'integerOutOfRange',
    'invalidArgument',
    'wrongPrefix',
    'invalidMessage',
    'noResponseAddress',
    'unknownWalletAction',
  ],
  resend: ['wrongSeqno', 'messageExpired'],
  signature: ['wrongSignature', 'wrongWalletId', 'wrongSignatureOrExpired'],
  deploy: ['notDeployed', 'wrongCode'],
  address: ['invalidSource', 'invalidDestination', 'invalidAddress', 'noMasterchain', 'notBasechain', 'wrongWorkchain'],
  order: [
    'signersChanged',
    'invalidSigners',
    'invalidOrder',
    'orderExists',
    'alreadyApproved',
    'wrongApproval',
    'orderExpired',
    'orderExecuted',
  ],
} as const satisfies Record<string, readonly FailureReason[]>

/** Key of an advice. */
type Cause = keyof typeof causes

/** Finds the advice for a failure; undefined if nothing useful is known about it. */
export function findCause({ reason }: Failure): Cause | undefined {
  const found = Object.entries(causes).find(([, reasons]) =>
    (reasons as readonly (FailureReason | undefined)[]).includes(reason),
  )
  return found?.[0] as Cause | undefined
}
