/** `tonlens/names`: names of accounts from public registries, which an application or a reader chooses to load. */
export { tonLabels } from '../meaning/names/tonLabels.ts'
export { readNameList, type ListedName, type NameList, type NameListOptions } from '../meaning/names/nameList.ts'
