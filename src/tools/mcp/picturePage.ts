/** Address of the page that shows pictures of answers, as the extension MCP Apps (io.modelcontextprotocol/ui) has it. */
export const pictureUri = 'ui://tonlens/picture'
export const pageType = 'text/html;profile=mcp-app'
/** Key of the pictures in the `_meta` of a result. */
export const pictureKey = 'tonlens/picture'

/** Pictures of one answer, which quote strangers. */
export interface Pictures {
  readonly untrusted: { readonly text: string; readonly light: string; readonly dark: string }
}

/**
 * Shows the pictures of the result that the host sends. The page contains the source of this function: it uses nothing
 * outside of itself, asks no network, and shows a picture as an image, in which no script runs.
 */
function showPictures(key: string, version: string): void {
  const main = document.querySelector('main') as HTMLElement
  let theme: 'light' | 'dark' = 'light'
  let pictures: Pictures['untrusted'] | undefined
  const send = (message: object): void => window.parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
  const say = (text: string): void => {
    const line = document.createElement('p')
    line.textContent = text
    main.replaceChildren(line)
  }
  const show = (): void => {
    document.documentElement.style.colorScheme = theme
    if (pictures === undefined) return
    const image = new Image()
    image.alt = pictures.text
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictures[theme])}`
    main.replaceChildren(image)
  }
  const adopt = (context?: { readonly theme?: string }): void => {
    if (context?.theme === 'light' || context?.theme === 'dark') theme = context.theme
    show()
  }
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window.parent || data?.jsonrpc !== '2.0') return
    if (data.id === 1 && data.result !== undefined) {
      adopt(data.result.hostContext)
      send({ method: 'ui/notifications/initialized', params: {} })
    } else if (data.method === 'ui/notifications/host-context-changed') adopt(data.params)
    else if (data.method === 'ui/notifications/tool-result') {
      pictures = data.params?._meta?.[key]?.untrusted
      if (pictures === undefined) say('There is no picture of this answer.')
      show()
    } else if (data.method === 'ui/resource-teardown' || data.method === 'ping') send({ id: data.id, result: {} })
  })
  new ResizeObserver(() => {
    const params = { width: main.offsetWidth, height: main.offsetHeight }
    send({ method: 'ui/notifications/size-changed', params })
  }).observe(main)
  const params = { protocolVersion: '2026-01-26', appInfo: { name: 'tonlens', version }, appCapabilities: {} }
  send({ id: 1, method: 'ui/initialize', params })
}

/** Writes the page. @param version Version of the package. */
export function writePicturePage(version: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>tonlens</title>
<style>body{margin:0}img{display:block;width:100%;height:auto}p{margin:12px;font:14px/1.4 system-ui,sans-serif}</style>
<main><p role="status">Waiting for the answer…</p></main>
<script>(${showPictures.toString()})(${JSON.stringify(pictureKey)},${JSON.stringify(version)})</script>
</html>
`
}
