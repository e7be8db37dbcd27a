import { OTHERS } from '../../../scripts/browsers/launch.mjs'
import { chooseShare } from '../chance.ts'

/**
 * Chromium, and beside it Firefox or WebKit by chance. All three with TONLENS_LONG=1.
 * @param name Tests with different names may get different browsers.
 */
export const chooseBrowsers = (name: string) => ['chromium', ...chooseShare(OTHERS, 2, name)] as const
