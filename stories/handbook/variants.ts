/**
 * Stories that repeat another one in a state, a theme, a direction or a width. They are tested and listed on the page
 * of their component, and the sidebar leaves them out.
 */
const variant = /--(?:right-to-left|loading|empty|dark|failure|narrow|phone)$/

/** Whether a story is such a variant. @param id Identity of the story in Storybook's address bar. */
export function isVariant(id: string): boolean {
  return variant.test(id)
}
