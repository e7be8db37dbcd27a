// Only a search needs these; they are loaded when the reader begins one.
export { checkSuggestions, suggestMeanings } from './checkSuggestions.ts'
export { groupSuggestions } from './groupSuggestions.ts'
export { createNameSuggestions } from './nameSuggestions.ts'
export { createRecentSuggestions } from './recentSuggestions.ts'
