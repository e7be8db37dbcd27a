import { createContext } from 'react'

/** Whether short addresses may get less room than they need, so that their starts give way. */
export const TightAddresses = createContext(false)
