import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Pagination, type PaginationProps } from '../../../src/components/lists/pagination/Pagination.tsx'

function Stepper(props: PaginationProps) {
  const [page, setPage] = useState(props.page)
  return <Pagination {...props} page={page} onPageChange={setPage} />
}

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 3, hasNext: true },
  render: (args) => <Stepper {...args} />,
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

/** The service rarely counts a list: there is a next page, or there is none. */
export const Default: Story = {}

/** At the beginning. */
export const First: Story = { args: { page: 1 } }

/** At the end. */
export const Last: Story = { args: { hasNext: false } }

/** Where the number of pages is known. */
export const Counted: Story = { args: { page: 7, pageCount: 40 } }

/** Two pages. */
export const CountedShort: Story = { args: { page: 1, pageCount: 2 } }

/** Links that can be copied and opened beside. */
export const Links: Story = { args: { page: 2, pageCount: 12, pageHref: (page) => `#/page/${page}` } }

/** A phone's width. */
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
