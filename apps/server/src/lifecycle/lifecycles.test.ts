import { describe, expect, test } from 'vitest'
import { unreachable, type Transition } from '@nethos/contract/states.ts'
import { domains } from '../domains.ts'
import { openTestServer } from '../testing/server.ts'

const server = await openTestServer()
const lifecycles = domains.flatMap(domain => domain.lifecycles ?? [])
const services = new Set(domains.flatMap(domain => domain.services.map(({ service }) => service)))
const timedTables = new Set(
  domains.flatMap(domain => (domain.timers ?? []).flatMap(timer => ('table' in timer ? [timer.table] : []))),
)

/** Tables whose clock is a timer of its own form, and why. */
const timedOtherwise: Record<string, string> = {
  waitlistOffer: 'one question finds offers that have run out and those whose number the hospital has taken',
}

describe.each(lifecycles.map(one => [one.table, one] as const))(
  '%s',
  (table, { column, states, starts, services: by }) => {
    const transitions = Object.values(states).flatMap(({ on }) =>
      Object.entries<Transition<string, never>>(on).map(([event, transition]) => ({ event, ...transition })),
    )

    test('the database knows the same states as the contract', async () => {
      const { rows } = await server.pool.query(
        `select pg_get_constraintdef(oid) as def from pg_constraint
       where contype = 'c' and conrelid = to_regclass($1)
         and conkey = (select array[attnum] from pg_attribute where attrelid = to_regclass($1) and attname = $2)`,
        [table.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`), column],
      )
      const words = rows.flatMap(row => [...(row.def as string).matchAll(/'(\w+)'/g)].map(match => match[1]!))
      expect(words.toSorted()).toEqual(Object.keys(states).toSorted())
    })

    test('every state can be reached', () => {
      expect(starts).not.toEqual([])
      expect(unreachable(states, ...starts)).toEqual([])
    })

    test('what people cause they cause by a service that is there, or it is said how', () => {
      for (const { event } of transitions.filter(one => ['patient', 'person', 'manager'].includes(one.by))) {
        const cause = by[event]
        expect(typeof cause === 'string' ? cause.length > 10 : services.has(cause!), event).toBe(true)
      }
    })

    test('what the clock causes has a timer', () => {
      const isTimed = transitions.some(one => one.by === 'clock' && one.at)
      expect(timedTables.has(table) || table in timedOtherwise).toBe(isTimed)
    })
  },
)

test('all that is told here is a lifecycle', () => {
  const tables: string[] = lifecycles.map(one => one.table)
  expect(new Set(tables).size).toBe(tables.length)
  for (const table of [...timedTables, ...Object.keys(timedOtherwise)]) expect(tables).toContain(table)
})
