import { createWorld } from './world.mjs'
import { createCast } from './cast.mjs'
import { tellStory } from './story.mjs'

const world = await createWorld()
const cast = createCast(world)
const p = await tellStory(world, cast)
const steps = world.layers.flatMap((l) => l.steps)
console.log(steps.length, world.addresses().length, world.layers.length, p.map((x) => x.emulated.length))
let last
for (const s of steps) if (s.root.label) {
  if (s.root.label!=='fanOutTrace' && s.root.label !== 'funding') {
  const d = s.transaction.description
  if (s.root!==last) { last = s.root; console.log(s.root.label) }
  if (d.aborted) console.log('   ', s.depth, d.computePhase?.type === 'vm' ? d.computePhase.exitCode : d.computePhase?.reason, d.actionPhase?.resultCode, d.bouncePhase?.type)
  }
}
