/** Instructions whose result depends on what a caller outside a node does not know: earlier blocks, and debts. */
const instructions = /^execute (PREVMCBLOCKS|PREVKEYBLOCK|PREVMCBLOCKS_100|PREVBLOCKSINFOTUPLE|DUEPAYMENT)\b/m

/** Tells whether the log says that a contract read earlier blocks or its debt, which are not given here. */
export function readsUnknownInputs(log: string): boolean {
  return instructions.test(log)
}
