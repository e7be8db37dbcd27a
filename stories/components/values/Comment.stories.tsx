import type { Meta, StoryObj } from '@storybook/react-vite'
import { Comment } from '../../../src/components/values/comment/Comment.tsx'

const meta = {
  title: 'Components/Values/Comment',
  component: Comment,
  args: { comment: { type: 'text', text: 'Thanks for lunch!\n\nSee you on Monday.' } },
} satisfies Meta<typeof Comment>
export default meta
type Story = StoryObj<typeof meta>

/** Line breaks are kept. */
export const Default: Story = {}

/** Encrypted: only the recipient can read it. */
export const Encrypted: Story = { args: { comment: { type: 'encrypted', text: '' } } }

/** The service sent the body without decoding it. */
export const Undecoded: Story = { args: { comment: { type: 'undecoded', text: '' } } }

/** Markup, bidirectional control characters and web addresses are plain text. */
export const Hostile: Story = {
  args: {
    comment: {
      type: 'text',
      text: '<script>alert(1)</script> \u202Emoc.knab\u202C https://claim.example\u0000 Z\u0351\u036B\u0343\u0347\u0351\u036B\u0343\u0347algo',
    },
  },
}

/** Too long: cut with an ellipsis. */
export const Endless: Story = { args: { comment: { type: 'text', text: 'again and '.repeat(3000) } } }

/** Has its own text direction, independent of the page. */
export const Hebrew: Story = { args: { comment: { type: 'text', text: 'תודה על הקפה (1.5 USDT)!' } } }
