// Script of the embedding page: `<script src="frame.js" defer>`. Sets the height of each
// `<iframe data-tonlens src="…/embed.html?…">` to the height of its content.
import { type Hello, isHeight } from './frameHeight.ts'

for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-tonlens]')) follow(frame)

function follow(frame: HTMLIFrameElement): void {
  const secret = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  const { origin } = new URL(frame.src, location.href)
  // A sandboxed frame without `allow-same-origin` has an opaque origin.
  const isOpaque = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin')
  const hello: Hello = { tonlens: 'hello', secret }
  const greet = () => frame.contentWindow?.postMessage(hello, isOpaque ? '*' : origin)
  addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== (isOpaque ? 'null' : origin)) return
    if (data === 'tonlens-ready') greet()
    else if (isHeight(data, secret)) frame.style.height = `${Math.ceil(data.height)}px`
  })
  // The script may run before or after the frame has loaded: greet in both cases.
  frame.addEventListener('load', greet)
  greet()
}
