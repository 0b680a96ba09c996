import { expect, test } from 'vitest'
import { dueEvent, eventsFor, unreachable } from '../states.ts'
import {
  doctorTabs,
  pharmacistTabs,
  renewalStates,
  renewalStatuses,
  renewalTabs,
  type RenewalFacts,
} from './renewal.status.ts'

const hour = 3_600_000
const day = 24 * hour
const facts: RenewalFacts = {
  wants: 'delivery',
  createdAt: 0,
  prescribedAt: hour,
  returnedAt: 2 * hour,
  approvedAt: 3 * hour,
  handedAt: 4 * hour,
}

test('every state is reached from the application, and each stands under one tab', () => {
  expect(unreachable(renewalStates, 'applied')).toEqual([])
  const { all, ...tabs } = renewalTabs
  expect([...all.statuses].sort()).toEqual(
    Object.values(tabs)
      .flatMap(tab => [...tab.statuses])
      .sort(),
  )
  expect(new Set(Object.values(doctorTabs).flatMap(tab => [...tab.statuses])).size).toBe(renewalStatuses.length)
  for (const { statuses } of Object.values(pharmacistTabs)) expect(statuses).not.toContain('applied')
})

test('the clock ends what nobody moves', () => {
  const due = (status: (typeof renewalStatuses)[number]) => dueEvent(renewalStates, status, facts)
  expect(due('applied')).toEqual({ event: 'lapse', to: 'cancelled', at: 48 * hour })
  expect(due('reviewing')).toMatchObject({ event: 'lapse', at: 49 * hour })
  expect(due('seconding')).toMatchObject({ event: 'lapse', at: 49 * hour })
  expect(due('returned')).toMatchObject({ event: 'lapse', at: 50 * hour })
  expect(due('unpaid')).toEqual({ event: 'expire', to: 'expired', at: 3 * hour + 3 * day })
  expect(due('sent')).toMatchObject({ event: 'arrive', to: 'finished' })
  expect(due('ready')).toMatchObject({ event: 'put_back', to: 'refund_due' })
  for (const status of ['paid', 'finished', 'refused', 'cancelled', 'expired', 'refund_due', 'refunded'] as const)
    expect(due(status)).toBeUndefined()
})

test('medicine is sent or laid out, as the patient wants it', () => {
  expect(eventsFor(renewalStates, 'paid', 'pharmacist', facts)).toEqual(['send', 'call_off'])
  expect(eventsFor(renewalStates, 'paid', 'pharmacist', { ...facts, wants: 'pickup' })).toEqual(['lay_out', 'call_off'])
})

test('a patient may withdraw until it is paid, and not after', () => {
  for (const status of ['applied', 'seconding', 'reviewing', 'returned', 'unpaid'] as const)
    expect(eventsFor(renewalStates, status, 'patient', facts)).toEqual(['withdraw'])
  expect(eventsFor(renewalStates, 'paid', 'patient', facts)).toEqual([])
  expect(eventsFor(renewalStates, 'sent', 'patient', facts)).toEqual(['receive'])
})
