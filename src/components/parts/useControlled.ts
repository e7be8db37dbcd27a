import { useState } from 'react'

/**
 * State of a component that its host may control. While `value` is undefined the component keeps
 * the state itself, starting from `initial`; otherwise it shows `value` and only reports changes.
 * @returns The current value, and a function that changes or reports it.
 */
export function useControlled<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [value: Value, change: (next: Value) => void] {
  const [own, setOwn] = useState(initial)
  const change = (next: Value) => {
    if (value === undefined) setOwn(() => next)
    onChange?.(next)
  }
  return [value ?? own, change]
}
