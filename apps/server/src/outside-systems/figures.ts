import { Gauge, type Registry } from 'prom-client'
import type { BreakerState } from '@nethos/contract/system/breaker.status.ts'
import type { OutsideSystems } from '../ports/outside-systems.ts'
import { nameOf } from './outside-systems.ts'

const figureOf: Readonly<Record<BreakerState, number>> = { closed: 0, half_open: 1, open: 2 }

/** What machines read of the systems outside: how this process stands with each, what is under way, and how calls ended. */
export function showOutsideSystems(registry: Registry, systems: OutsideSystems): void {
  new Gauge({
    name: 'nethos_outside_state',
    help: 'How this process stands with a system outside: 0 it is asked, 1 one call tries it, 2 it is left alone',
    labelNames: ['system'],
    registers: [registry],
    collect() {
      for (const one of systems.all()) this.set({ system: nameOf(one) }, figureOf[one.state])
    },
  })
  new Gauge({
    name: 'nethos_outside_in_hand',
    help: 'Calls to a system outside that are under way',
    labelNames: ['system'],
    registers: [registry],
    collect() {
      for (const one of systems.all()) this.set({ system: nameOf(one) }, one.inHand)
    },
  })
  new Gauge({
    name: 'nethos_outside_calls_total',
    help: 'Calls to a system outside by how they ended: answered, failed, refused_open, refused_full',
    labelNames: ['system', 'outcome'],
    registers: [registry],
    collect() {
      for (const one of systems.all())
        for (const [outcome, count] of Object.entries(one.outcomes)) this.set({ system: nameOf(one), outcome }, count)
    },
  })
}
