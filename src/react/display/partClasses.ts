'use client'
import { useCallback, useRef } from 'react'

/** CSS classes by part name: `{ 'transaction-card': 'rounded border p-4' }`. */
export type PartClasses = Readonly<Record<string, string>>

/**
 * Adds CSS classes to the parts of all components inside an element, for style sheets made of utility
 * classes. Also applies to components that are added later. Server output does not have the classes;
 * they are added on hydration.
 * @param classes CSS classes by part name.
 * @returns Ref for the element around the components.
 * @example const ref = usePartClasses({ 'transaction-card-title': 'font-bold' })
 */
export function usePartClasses(classes: PartClasses): (element: Element | null) => void {
  const removeClasses = useRef<() => void>(undefined)
  // The table is usually an inline object: compare it by value, so that classes are not reapplied.
  const table = JSON.stringify(classes)
  return useCallback(
    (element: Element | null) => {
      removeClasses.current?.()
      removeClasses.current = element === null ? undefined : addClasses(element, JSON.parse(table) as PartClasses)
    },
    [table],
  )
}

/**
 * Keeps classes on the parts inside `root` up to date.
 * @returns Removes the classes again.
 */
function addClasses(root: Element, classes: PartClasses): () => void {
  const classesByPart = new Map(
    Object.entries(classes).map(([part, text]) => [part, text.split(/\s+/).filter(Boolean)]),
  )
  /** Classes that this function added. */
  const given = new WeakMap<Element, readonly string[]>()
  const setClasses = (element: Element, wanted: ReadonlySet<string>): void => {
    const had = given.get(element) ?? []
    const gone = had.filter((word) => !wanted.has(word))
    const missing = [...wanted].filter((word) => !element.classList.contains(word))
    if (gone.length > 0) element.classList.remove(...gone)
    if (missing.length > 0) element.classList.add(...missing)
    given.set(element, [...new Set([...had.filter((word) => wanted.has(word)), ...missing])])
  }
  const update = (element: Element): void => {
    const wanted = new Set(Array.from(element.part).flatMap((name) => classesByPart.get(name) ?? []))
    if (wanted.size > 0 || given.has(element)) setClasses(element, wanted)
  }
  const updateAll = (top: Element): void => {
    update(top)
    for (const element of top.querySelectorAll('[part]')) update(element)
  }
  // Observers run before the next frame is painted, so no part is visible without its classes.
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') update(target as Element)
      for (const node of addedNodes) if (node instanceof Element) updateAll(node)
    }
  })
  updateAll(root)
  observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter: ['part', 'class'] })
  return () => {
    observer.disconnect()
    for (const element of [root, ...root.querySelectorAll('[part]')]) setClasses(element, new Set())
  }
}
