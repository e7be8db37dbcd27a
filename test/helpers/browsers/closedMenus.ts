// WebKit opens the menu of a select for an event of a script, too. It is a window of its own, which takes the keyboard
// from the page, and chooses an option once more.
addEventListener('mousedown', (event) => {
  const select = event.target instanceof Element ? event.target.closest('select') : null
  if (event.isTrusted || select === null || event.defaultPrevented) return
  event.preventDefault()
  select.focus()
})
