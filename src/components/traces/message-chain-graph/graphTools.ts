// The lazy-loaded part of the graph: its tools and the views besides the tree of messages.
export { actionLabels, jettonsIn } from '../../../graph/items/actionLabels.ts'
export { AccountsView } from './accounts/AccountsView.tsx'
export { OutlineView } from './outline/OutlineView.tsx'
export { GraphControls } from './tools/GraphControls.tsx'
