import { describe, expect, test } from 'vitest'
import { dueEvent, eventsFor, nextState, stateAt, unreachable } from '../states.ts'
import { codesOf } from '../spelling.ts'
import { consultTypes } from './consult.kinds.ts'
import { answerDueAt, consultStates, consultStatuses, endsAt, type ConsultFacts } from './consult.status.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const t0 = Date.UTC(2026, 10, 21)

const facts = (changes: Partial<ConsultFacts> = {}): ConsultFacts => ({
  consultType: 'DOCPIC',
  createdAt: t0,
  startedAt: null,
  firstReplyAt: null,
  endedAt: null,
  servedUntil: null,
  ...changes,
})
const asked = facts({ startedAt: t0 + minute })
const answered = facts({ startedAt: t0 + minute, firstReplyAt: t0 + hour })

test('the wire has the codes of the documents', () => {
  expect(codesOf(consultStates)).toEqual({
    unpaid: 0,
    going: 2,
    unreviewed: 4,
    finished: 6,
    cancelled: -1,
    expired: -2,
  })
})

test('every state can be reached from a paid or a free issue, and codes differ', () => {
  expect(unreachable(consultStates, 'unpaid')).toEqual([])
  expect(new Set(Object.values(codesOf(consultStates))).size).toBe(consultStatuses.length)
})

test('an end is an end', () => {
  for (const end of ['finished', 'cancelled', 'expired'] as const) expect(consultStates[end].on).toEqual({})
})

test('a bought time lasts until its end, and the doctor does not end it before', () => {
  for (const consultType of ['PERSONAL_TIME_PIC', 'TEAMPIC'] as const) {
    const bought = facts({ ...answered, consultType, servedUntil: t0 + 90 * day })
    expect(endsAt(bought)).toBe(t0 + 90 * day)
    expect(dueEvent(consultStates, 'going', bought)).toEqual({ event: 'close', to: 'unreviewed', at: t0 + 90 * day })
    expect(eventsFor(consultStates, 'going', 'doctor', bought)).not.toContain('finish')
    expect(eventsFor(consultStates, 'going', 'patient', bought)).toEqual(['end'])
    expect(eventsFor(consultStates, 'going', 'doctor', { ...bought, firstReplyAt: null })).toContain('finish')
  }
})

describe('an unpaid consult', () => {
  test('goes on when it is paid, ends when the patient cancels', () => {
    expect(nextState(consultStates, 'unpaid', 'pay', 'payment', facts())).toBe('going')
    expect(nextState(consultStates, 'unpaid', 'cancel', 'patient', facts())).toBe('cancelled')
    expect(nextState(consultStates, 'unpaid', 'cancel', 'doctor', facts())).toBeUndefined()
  })

  test('expires 15 minutes after the issue, to the millisecond', () => {
    expect(dueEvent(consultStates, 'unpaid', facts())).toEqual({ event: 'expire', to: 'expired', at: t0 + 15 * minute })
    expect(stateAt(consultStates, 'unpaid', facts(), t0 + 15 * minute - 1)).toBe('unpaid')
    expect(stateAt(consultStates, 'unpaid', facts(), t0 + 15 * minute)).toBe('expired')
  })

  test('a renewal waits for its bill, which is paid at the hospital: it neither expires nor is cancelled here', () => {
    const renewal = facts({ consultType: 'RENEWAL_OF_CONSULTATION' })
    expect(dueEvent(consultStates, 'unpaid', renewal)).toBeUndefined()
    expect(eventsFor(consultStates, 'unpaid', 'patient', renewal)).toEqual([])
  })
})

describe('a going consult', () => {
  test('without a reply is given up 24 hours after payment', () => {
    expect(answerDueAt(asked)).toBe(t0 + minute + 24 * hour)
    expect(dueEvent(consultStates, 'going', asked)).toEqual({
      event: 'give_up',
      to: 'cancelled',
      at: t0 + minute + 24 * hour,
    })
  })

  test('once answered closes 48 hours after the first reply, however long that took', () => {
    expect(dueEvent(consultStates, 'going', answered)).toEqual({ event: 'close', to: 'unreviewed', at: t0 + 49 * hour })
    expect(stateAt(consultStates, 'going', answered, t0 + 25 * hour)).toBe('going')
  })

  test('a patient cannot end it before the doctor has answered', () => {
    expect(eventsFor(consultStates, 'going', 'patient', asked)).toEqual([])
    expect(eventsFor(consultStates, 'going', 'patient', answered)).toEqual(['end'])
  })

  test('a doctor may decline it only before he has answered', () => {
    expect(eventsFor(consultStates, 'going', 'doctor', asked)).toEqual(['finish', 'decline'])
    expect(eventsFor(consultStates, 'going', 'doctor', answered)).toEqual(['finish'])
  })

  test('a personal one closes at the end of the bought time', () => {
    const personal = facts({ ...answered, consultType: 'PERSONAL_TIME_PIC', servedUntil: t0 + 30 * day })
    expect(endsAt(personal)).toBe(t0 + 30 * day)
    expect(dueEvent(consultStates, 'going', personal)).toMatchObject({ event: 'close', at: t0 + 30 * day })
  })

  test('only a renewal waits for a prescription', () => {
    for (const consultType of consultTypes) {
      const to = nextState(consultStates, 'going', 'prescribe', 'doctor', facts({ ...asked, consultType }))
      expect(to).toBe(consultType === 'RENEWAL_OF_CONSULTATION' ? 'unpaid' : undefined)
    }
  })
})

test('an unreviewed consult is finished by the review, or after 15 days', () => {
  const ended = { ...answered, endedAt: t0 + 2 * day }
  expect(nextState(consultStates, 'unreviewed', 'review', 'patient', ended)).toBe('finished')
  expect(dueEvent(consultStates, 'unreviewed', ended)).toEqual({ event: 'lapse', to: 'finished', at: t0 + 17 * day })
})
