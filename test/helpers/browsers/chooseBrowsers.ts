import { chooseShare } from '../chance.ts'

const others = ['firefox', 'webkit'] as const

/**
 * Chromium, and beside it Firefox or WebKit by chance. All three with TONLENS_LONG=1.
 * @param name What is tested in them; something else may get the other one.
 */
export const chooseBrowsers = (name: string) => ['chromium', ...chooseShare(others, 2, name)] as const
