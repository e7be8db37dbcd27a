import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Pagination, type PaginationProps } from '../../../src/components/lists/pagination/Pagination.tsx'

function Stepper(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return <Pagination {...props} page={page} onPageChange={setPage} />
}

const meta = {
  title: 'Components/Lists and states/Pagination',
  component: Pagination,
  args: { page: 3, hasNext: true },
  render: (args) => <Stepper {...args} />,
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

/** Unknown number of pages, as for most lists of the service. */
export const Default: Story = {}

/** First page. */
export const First: Story = { args: { page: 1 } }

/** Last page. */
export const Last: Story = { args: { hasNext: false } }

/** Known number of pages. */
export const Counted: Story = { args: { page: 7, pageCount: 40 } }

/** Two pages. */
export const CountedShort: Story = { args: { page: 1, pageCount: 2 } }

/** Links that can be copied and opened in a new tab. */
export const Links: Story = { args: { page: 2, pageCount: 12, pageHref: (page) => `#/page/${page}` } }

/** Phone, 320 px wide. */
export const Narrow: Story = {
  args: { page: 7, pageCount: 40 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
}
