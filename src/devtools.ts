export { TonlensDevtools, type TonlensDevtoolsProps } from './devtools/TonlensDevtools.tsx'
