// Tests wait longer than the usual second: on a busy machine, and in Firefox and WebKit, which draw without a graphics
// card here.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 30_000 })
