// For a page without scripts of its own: `<script type="module" src="networks.js">` opens what its
// block `#tonlens-networks` lists.
import { openNetwork, readNetworks } from './networks.ts'

for (const [name, network] of readNetworks()) void openNetwork(name, network)
