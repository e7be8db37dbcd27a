// Views beside the tree of messages, loaded when one is asked for.
export { AccountsView } from './AccountsView.tsx'
export { actionLabels, watchUnits } from './actions.ts'
