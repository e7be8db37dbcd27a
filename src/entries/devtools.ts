export { TonlensDevtools, type TonlensDevtoolsProps } from '../tools/devtools/TonlensDevtools.tsx'
