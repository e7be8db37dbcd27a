// The graphs that other components load on demand, in one piece.
export { MessageChainGraph } from './message-chain-graph/MessageChainGraph.tsx'
export { ComparedGraphs } from './trace-comparison/ComparedGraphs.tsx'
