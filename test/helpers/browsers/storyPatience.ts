// As in `patience.ts`, for stories, which search with Storybook's copy of the same library.
import { configure } from 'storybook/test'

configure({ asyncUtilTimeout: 30_000 })
