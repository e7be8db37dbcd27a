'use client'
import { useCallback, useRef } from 'react'

/** Classes by the name of the part that gets them: `{ 'transaction-card': 'rounded border p-4' }`. */
export type PartClasses = Readonly<Record<string, string>>

/**
 * Gives the parts inside an element classes of the host's own, for style sheets made of utility
 * classes. One table serves every component below, those that are still to come included. Server
 * output has the parts without the classes: they come with hydration.
 * @returns Ref of the element around the components.
 */
export function usePartClasses(classes: PartClasses): (element: Element | null) => void {
  const undress = useRef<() => void>(undefined)
  // Tables are mostly written in place: an equal one must not dress everything anew.
  const table = JSON.stringify(classes)
  return useCallback(
    (element: Element | null) => {
      undress.current?.()
      undress.current = element === null ? undefined : dress(element, JSON.parse(table) as PartClasses)
    },
    [table],
  )
}

/** Keeps the parts in `root` dressed until the answer is called. */
function dress(root: Element, classes: PartClasses): () => void {
  const words = new Map(Object.entries(classes).map(([part, text]) => [part, text.split(/\s+/).filter(Boolean)]))
  /** What is ours to take away again. */
  const given = new WeakMap<Element, readonly string[]>()
  const wear = (element: Element, wanted: ReadonlySet<string>): void => {
    const had = given.get(element) ?? []
    const gone = had.filter((word) => !wanted.has(word))
    const missing = [...wanted].filter((word) => !element.classList.contains(word))
    if (gone.length > 0) element.classList.remove(...gone)
    if (missing.length > 0) element.classList.add(...missing)
    given.set(element, [...new Set([...had.filter((word) => wanted.has(word)), ...missing])])
  }
  const fit = (element: Element): void => {
    const wanted = new Set(Array.from(element.part).flatMap((name) => words.get(name) ?? []))
    if (wanted.size > 0 || given.has(element)) wear(element, wanted)
  }
  const fitAll = (top: Element): void => {
    fit(top)
    for (const element of top.querySelectorAll('[part]')) fit(element)
  }
  // Told before the next frame is painted: nothing is seen undressed.
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') fit(target as Element)
      for (const node of addedNodes) if (node instanceof Element) fitAll(node)
    }
  })
  fitAll(root)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['part', 'class'] })
  return () => {
    observer.disconnect()
    for (const element of [root, ...root.querySelectorAll('[part]')]) wear(element, new Set())
  }
}
