// Firefox and WebKit draw without a graphics card here: what a test waits for takes them more than the usual second.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 10_000 })
