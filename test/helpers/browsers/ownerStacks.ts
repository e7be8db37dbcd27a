// React's development build takes a stack for each element that it creates, to name the owner in warnings: a quarter of
// the processor's time where a test shows a whole page. It does so for so many elements a second, and counts them here.
import * as React from 'react'

const internals = (React as unknown as Readonly<Record<string, object | undefined>>)[
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
]
if (internals !== undefined && 'recentlyCreatedOwnerStacks' in internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })
