/** Texts of the pages of transactions and traces. */
export const transactions = {
  transaction: 'Transaction',
  trace: 'Trace',
  views: 'Views of the trace',
  /** Tabs, and the parts of the last one. */
  tabs: {
    graph: 'Graph',
    outline: 'Outline',
    table: 'Table',
    value: 'Money',
    more: 'More',
    timeline: 'Timeline',
    actions: 'Actions',
    details: 'Details',
    compare: 'Compare',
    verification: 'Verification',
    vm: 'VM',
  },
  /** Before the whole answer, which a reader can open. */
  raw: 'The trace as the service sent it',
  allActions: (count: string) => `All ${count} actions`,
  selected: 'Selected transaction',
  openSelected: 'Open this transaction',
  openSteps: 'Replay in the VM',
  noBlock: 'In no block yet',
  block: 'Block',
  parent: 'Parent',
  noParent: 'Started by no other transaction',
  unknownParent: 'The transaction that sent its message is not indexed',
  children: 'Children',
  noChildren: 'Caused no transaction',
  unknownChildren: 'The transactions that received its messages are not indexed',
  emulatedReplay: 'This transaction is a forecast of the service. It can be replayed once it is in a block.',
  missing: {
    invalid: 'This is not a hash. A hash has 64 hex digits or 44 base64 characters.',
    transaction:
      'Transaction not found. The service knows no transaction and no message with this hash. It may be on another network, or a few seconds too new.',
    trace:
      'Trace not found. The service knows no trace with this hash. It may be on another network, or a few seconds too new.',
    again: 'Look again',
    waiting: 'If it was just sent, wait: this page looks again every few seconds for a minute.',
    search: 'Search for this hash in blocks, accounts and messages',
  },
  verify: {
    note: 'Your browser recomputes each hash from the data that the service sent. A verified hash means that this data was not changed. It does not prove that the transaction is in the blockchain.',
    counts: (fits: string, all: string) => `${fits} of ${all} hashes verified`,
    repaired: (count: string) => `${count} verified after correcting known losses of the service`,
    unverifiable: (count: string) => `${count} can’t be verified`,
    mismatch: (count: string) => `${count} hash mismatches: don’t trust this data`,
    running: 'Checking hashes…',
    partial: 'Transactions of this trace are not loaded, so they are not checked',
  },
  comparison: {
    other: 'Compare with',
    hint: 'Hash of a transaction or a message of the other trace, such as the repeated attempt',
    compare: 'Compare',
    missing: 'The service knows no trace with this hash. Check the hash and the network.',
    left: 'This trace',
    right: 'The other trace',
    candidates: 'Other traces of the same sender',
    noCandidates: 'No other trace of the sender is known here. Paste a hash.',
    same: 'This is the hash of the same trace. Choose another one.',
  },
  advice: {
    title: 'What to do',
    /** About an exit code whose meaning only its contract knows. */
    ownCode: (code: string) => `The contract itself defines what exit code ${code} means.`,
    openCode: 'Code of the contract',
    kept: 'The value was not returned to the sender.',
    causes: {
      largerAmount:
        'Attach a larger amount and send again: the contract ran out of gas, or could not pay for the messages that it sends.',
      topUp: 'Check the balance of this account and top it up, or send less.',
      jettons: 'Check the jetton balance: the wallet holds fewer jettons than the transfer asks for.',
      rights: 'Send from the account that owns this contract or is allowed to do this.',
      stopped: 'Ask the owner of this contract: it refuses operations at present.',
      unsupported:
        'Check the address and the message: this contract does not know the operation. For a plain transfer, send without a body or with a comment.',
      malformed:
        'The body does not have the form that the contract expects. Build the message with the interface of this contract, and check it in the decoder.',
      resend: 'Sign and send again: the message was signed for an older state of the wallet, or its time has passed.',
      signature: 'Sign again with the key of this wallet, on the right network.',
      deploy: 'Deploy the contract first, or attach its code and data to the message.',
      address: 'Check the addresses in the message: one of them cannot receive it.',
      order: 'Look at the state of the multisig order: signers, approvals and expiry decide what is possible.',
    },
  },
}
