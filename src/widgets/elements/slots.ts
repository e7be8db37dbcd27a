/**
 * Creates the slots that show the element's children, such as server output, while its view is not there.
 * Built without `innerHTML`, which pages can forbid by `require-trusted-types-for`.
 */
export function createSlots(): HTMLElement {
  const loading = document.createElement('slot')
  loading.name = 'loading'
  loading.append(document.createElement('slot'))
  return loading
}
