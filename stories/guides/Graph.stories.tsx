import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import {
  MessageChainGraph,
  TraceOutline,
  TraceTable,
  TraceTimeline,
  TraceVerdict,
  useUrlSelection,
  ValueFlow,
} from 'tonlens'
import { assembleTrace, layoutAppend, layoutTidy, traceSvg, type TraceSource } from 'tonlens/trace'
import { Named, traceNamed } from '../decorators/traces.tsx'

const column = { display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)' } as const

/** All views of one trace, joined by the selection in the address of the page. */
function Explorer({ trace }: { readonly trace: TraceSource }): ReactElement {
  const [selected, select] = useUrlSelection()
  const shared = { trace, selected, onSelect: select }
  return (
    <div style={column}>
      <TraceVerdict trace={trace} onSelect={select} />
      <MessageChainGraph {...shared} height={320} />
      <TraceOutline {...shared} />
      <TraceTimeline {...shared} />
      <TraceTable {...shared} />
      <ValueFlow trace={trace} />
    </div>
  )
}

const meta = {
  title: 'Guides/Trace graph/Examples',
  tags: ['!autodocs'],
  loaders: [traceNamed('partlyFailed')],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const traceIn = (loaded: unknown): TraceSource => (loaded as { readonly trace: TraceSource }).trace

/** Select a transaction in one of them: the others follow, and so does the address. */
export const Together: Story = {
  render: (_, { loaded }) => (
    <Named loaded={loaded}>
      <Explorer trace={traceIn(loaded)} />
    </Named>
  ),
}

/** Parents in the middle of their children. */
export const Tidy: Story = {
  render: (_, { loaded }) => (
    <Named loaded={loaded}>
      <MessageChainGraph trace={traceIn(loaded)} layout={layoutTidy} height={320} />
    </Named>
  ),
}

/** No card ever moves while the trace grows. */
export const Append: Story = {
  render: (_, { loaded }) => (
    <Named loaded={loaded}>
      <MessageChainGraph trace={traceIn(loaded)} layout={layoutAppend} height={320} />
    </Named>
  ),
}

/** The same as a picture that needs no script. */
export const Picture: Story = {
  render: (_, { loaded }) => (
    <img
      alt="The messages of the trace, from left to right"
      style={{ maxInlineSize: '100%' }}
      src={`data:image/svg+xml,${encodeURIComponent(traceSvg(assembleTrace(traceIn(loaded)), { theme: 'light' }))}`}
    />
  ),
}
