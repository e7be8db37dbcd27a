// An element is a thin shell: attributes, properties and a shadow root. Its view is loaded when it
// first appears, so that a page loads only the views of the elements it uses.
import type { Client } from '../../sources/client/client.ts'
import { type Attributes, propertyName } from './attributes.ts'
import type { Mounted } from './mount.tsx'
import { mountInOrder, createSlots } from './mountInOrder.ts'
import { thisPage, type WidgetDisplay } from './sharedPage.ts'
import { type AnyWidgetRow, narrowViewport, reserveVariable, sharedAttributes } from './defineWidget.ts'

/** Properties of every element that have no attribute. */
export interface WidgetProperties {
  /** Client to use instead of the one for `network` and `base-url`. @default undefined */
  client: Client | undefined
  /** Texts, links, names, media rules and native coin of this element. @default undefined */
  display: WidgetDisplay | undefined
}

/**
 * Registers a custom element. Does nothing if the tag is already registered, as on a page that loads
 * the script twice.
 */
export function defineElement(row: AnyWidgetRow): void {
  if (globalThis.customElements?.get(row.tag) !== undefined) return
  globalThis.customElements.define(row.tag, elementClass(row))
}

function elementClass(row: AnyWidgetRow): typeof HTMLElement {
  const attributes: Attributes = { ...sharedAttributes, ...row.attributes }
  const names = Object.keys(attributes)

  class TonlensElement extends HTMLElement implements WidgetProperties {
    static readonly observedAttributes = names
    #client: Client | undefined
    #display: WidgetDisplay | undefined
    #mounted: Mounted | undefined
    #isWaiting = false

    get client() {
      return this.#client
    }
    set client(client) {
      this.#client = client
      this.#update()
    }
    get display() {
      return this.#display
    }
    set display(display) {
      this.#display = display
      this.#update()
    }

    connectedCallback() {
      for (const name of ['client', 'display', ...names.map(propertyName)]) upgradeProperty(this, name)
      if (this.shadowRoot === null) {
        const container = document.createElement('div')
        container.setAttribute('part', 'widget')
        container.append(createSlots())
        const reserve = window.innerWidth < narrowViewport ? row.reserve.narrow : row.reserve.wide
        container.style.minBlockSize = `var(${reserveVariable}, ${reserve}px)`
        this.attachShadow({ mode: 'open' }).append(container)
      }
      thisPage().listeners.add(this.#update)
      this.#update()
    }

    /** Style sheets belong to one document, so that another one renders anew. */
    adoptedCallback() {
      this.#mounted?.unmount()
      this.#mounted = undefined
    }

    disconnectedCallback() {
      // Moving an element disconnects and reconnects it synchronously: keep its content.
      queueMicrotask(() => {
        if (this.isConnected) return
        thisPage().listeners.delete(this.#update)
        this.#mounted?.unmount()
        this.#mounted = undefined
      })
    }

    attributeChangedCallback() {
      this.#update()
    }

    /** Renders once after any number of synchronous changes. */
    readonly #update = () => {
      if (this.#isWaiting || !this.isConnected) return
      this.#isWaiting = true
      queueMicrotask(() => {
        this.#isWaiting = false
        if (this.#mounted === undefined) void this.#load()
        else this.#mounted.render()
      })
    }

    async #load() {
      try {
        await mountInOrder(
          this,
          () => Promise.all([import('./mount.tsx'), row.load()]),
          ([{ mount }, module]) => {
            if (this.#mounted !== undefined || this.shadowRoot === null) return
            this.#mounted = mount(this, this.shadowRoot, attributes, row, module)
          },
        )
      } catch (error) {
        const reason = error instanceof Error ? error : new Error(String(error))
        const init = { detail: { error: reason }, bubbles: true, composed: true }
        this.dispatchEvent(new CustomEvent('tonlens-error', init))
      }
    }
  }
  for (const name of names) reflect(TonlensElement.prototype, name, attributes)
  return TonlensElement
}

/** Applies a property that was set before the element was registered; it would hide the accessor. */
function upgradeProperty(element: HTMLElement, name: string): void {
  if (!Object.hasOwn(element, name)) return
  const own = element as unknown as Record<string, unknown>
  const value = own[name]
  delete own[name]
  own[name] = value
}

/** Defines the property that reads and writes an attribute. */
function reflect(prototype: HTMLElement, name: string, attributes: Attributes): void {
  const kind = attributes[name]?.kind
  if (kind === undefined) return
  Object.defineProperty(prototype, propertyName(name), {
    configurable: true,
    enumerable: true,
    get(this: HTMLElement) {
      const given = this.getAttribute(name)
      return given === null ? undefined : kind.read(name, given)
    },
    set(this: HTMLElement, value: unknown) {
      const written = value === undefined || value === null ? null : kind.write(value as never)
      if (written === null) this.removeAttribute(name)
      else this.setAttribute(name, written)
    },
  })
}
