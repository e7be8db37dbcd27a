/** Texts of the page of favorites and labels. */
export const favorites = {
  title: 'Favorites and labels',
  note: 'They are kept in this browser alone. Export them as a file to keep them, or to use them elsewhere.',
  labels: 'Labels',
  noLabels: 'No labels yet. Give an account a label on its page.',
  imported: 'From an imported file',
  edit: 'Edit or remove',
  showMore: (shown: number, left: number) => `Show ${shown} more (${left} hidden)`,
}
