import { fill, replace, provideHostApis } from './provideHostApis.ts'

/** Sizes of elements where nothing is laid out, CSS px: some 10 rows of a list are in view. */
const elementSizes = { offsetWidth: 120, offsetHeight: 40, clientWidth: 1280, clientHeight: 800 }

/**
 * Provides what components ask of a browser and jsdom does not have: sizes of elements, so that lists show their first
 * rows, and observers, media queries, scrolling, dialogs, captured pointers and animations that do nothing. Under Jest,
 * it also provides streams, `TextEncoder`, `TextDecoder` and `fetch` of Node. In a browser, nothing is replaced.
 * `renderWithChain` and `TestProvider` call it; call it yourself before you render in another way.
 */
export function provideBrowserApis(): void {
  provideHostApis()
  if (typeof window === 'undefined') return
  if (/jsdom|happydom/i.test(navigator.userAgent)) {
    const { offsetWidth, offsetHeight, clientWidth, clientHeight } = elementSizes
    replace(HTMLElement.prototype, { offsetWidth, offsetHeight })
    replace(Element.prototype, { clientWidth, clientHeight })
  }
  fill(globalThis, {
    ResizeObserver: class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
    CSS: {},
  })
  // As in the standard, for the characters of addresses and hashes.
  fill(CSS, {
    escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`).replace(/^\d/, String.raw`\3$& `),
    supports: () => false,
  })
  fill(Element.prototype, {
    scrollTo: () => undefined,
    scrollBy: () => undefined,
    scrollIntoView: () => undefined,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
    hasPointerCapture: () => false,
    getAnimations: () => [],
    animate: () =>
      Object.assign(new EventTarget(), {
        finished: Promise.resolve(),
        cancel: () => undefined,
        finish: () => undefined,
      }),
  })
  if (typeof HTMLDialogElement === 'undefined') return
  fill(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.setAttribute('open', '')
    },
    close(this: HTMLDialogElement) {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    },
  })
}
