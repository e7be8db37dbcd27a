/**
 * Calls a function of the application. What it throws, or the promise that it returns rejects with,
 * goes to the console: it cannot break a request.
 */
export function notify<Given extends readonly unknown[]>(
  listener: ((...given: Given) => unknown) | undefined,
  ...given: Given
): void {
  try {
    const result = listener?.(...given)
    if (result instanceof Promise) result.catch(report)
  } catch (error) {
    report(error)
  }
}

function report(error: unknown): void {
  console.error('tonlens: a listener of the application failed.', error)
}
