import { expect, test } from 'vitest'
import { dischargeOf } from './discharge.ts'
import { prescription, type Encounter } from './wire.ts'

const timesOf = (dosage: object) => {
  const drug = prescription.parse({
    id: 'm1',
    resourceType: 'MedicationRequest',
    status: 'active',
    medicationCodeableConcept: { text: '甲氨蝶呤片' },
    dosageInstruction: [dosage],
    meta: { lastUpdated: '2026-11-25T10:00:00Z' },
  })
  const encounter = { meta: { lastUpdated: '2026-11-25T10:00:00Z' } } as Encounter
  return dischargeOf(encounter, { summaries: [], drugs: [drug], visits: [] }).drugs[0]?.times
}
const timeOfDay = ['08:00:00']

test('a drug that goes home has times of the day only where it is taken every day', () => {
  expect(timesOf({ timing: { repeat: { timeOfDay } } })).toEqual(['08:00'])
  expect(timesOf({ timing: { repeat: { timeOfDay, frequency: 1, period: 1, periodUnit: 'd' } } })).toEqual(['08:00'])
  expect(timesOf({ timing: { repeat: { timeOfDay, period: 1, periodUnit: 'wk' } } })).toEqual([])
  expect(timesOf({ timing: { repeat: { timeOfDay, dayOfWeek: ['mon'] } } })).toEqual([])
  expect(timesOf({ timing: { repeat: { timeOfDay, period: 2, periodUnit: 'd' } } })).toEqual([])
  expect(timesOf({ asNeededBoolean: true, timing: { repeat: { timeOfDay } } })).toEqual([])
})
