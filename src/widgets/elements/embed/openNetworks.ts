// For pages without scripts of their own: `<script type="module" src="networks.js">` opens the networks in
// the block `#tonlens-networks`.
import { provideNetwork, readNetworks } from './networks.ts'

for (const [name, network] of readNetworks()) void provideNetwork(name, network)
