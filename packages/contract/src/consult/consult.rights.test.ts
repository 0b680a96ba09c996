import { describe, expect, test } from 'vitest'
import { consultTypes } from './consult.kinds.ts'
import {
  mayAnswer,
  mayCancel,
  mayEnd,
  mayReply,
  maySupplement,
  payWaitSeconds,
  repliesLeft,
  whyNoReply,
  type ConsultQuota,
} from './consult.rights.ts'

const hour = 3_600_000
const t0 = Date.UTC(2026, 10, 21)
const sight = (changes: Partial<ConsultQuota> = {}): ConsultQuota => ({
  consultType: 'DOCPIC',
  consultStatus: 'going',
  createdAt: t0,
  startedAt: t0,
  firstReplyAt: t0 + hour,
  endedAt: null,
  servedUntil: null,
  repliesLeft: 2,
  replyLimit: 2,
  repliesOn: null,
  feeCents: 2000,
  supplementContent: '',
  supplementAskedAt: null,
  ...changes,
})
const lastMoment = t0 + 49 * hour - 1

describe('a patient may reply', () => {
  test('after the first answer, until 48 hours after it', () => {
    expect(mayReply(sight(), t0 + hour)).toBe(true)
    expect(mayReply(sight(), lastMoment)).toBe(true)
    expect(whyNoReply(sight(), lastMoment + 1)).toBe('no_replies_left')
  })

  test('also after an early end, while replies and time are left', () => {
    for (const consultStatus of ['unreviewed', 'finished'] as const) {
      const ended = sight({ consultStatus, endedAt: t0 + 2 * hour })
      expect(mayReply(ended, lastMoment)).toBe(true)
      expect(repliesLeft(ended, lastMoment)).toBe(2)
      expect(repliesLeft(ended, lastMoment + 1)).toBe(0)
    }
  })

  test('of a bought time each day anew, whoever sells it', () => {
    for (const consultType of ['PERSONAL_TIME_PIC', 'TEAMPIC'] as const) {
      const used = sight({ consultType, repliesLeft: 0, repliesOn: '2026-11-20', servedUntil: t0 + 1000 * hour })
      expect(repliesLeft(used, t0 + 2 * hour)).toBe(2)
      expect(mayReply(used, t0 + 2 * hour)).toBe(true)
      expect(repliesLeft(used, t0 + 1000 * hour)).toBe(0)
    }
  })

  test.each<[string, Partial<ConsultQuota>, ReturnType<typeof whyNoReply>]>([
    ['not before the first answer', { firstReplyAt: null }, 'wait_for_answer'],
    ['not when it ended without an answer', { firstReplyAt: null, consultStatus: 'unreviewed' }, 'cannot_reply'],
    ['not with no replies left', { repliesLeft: 0 }, 'no_replies_left'],
    [
      'not with none left today',
      {
        repliesLeft: 0,
        repliesOn: '2026-11-21',
        consultType: 'PERSONAL_TIME_PIC',
        servedUntil: t0 + 1000 * hour,
      },
      'no_replies_left_today',
    ],
    ['not when unpaid', { consultStatus: 'unpaid', firstReplyAt: null, startedAt: null }, 'cannot_reply'],
    ['not when cancelled', { consultStatus: 'cancelled' }, 'cannot_reply'],
    ['not when expired', { consultStatus: 'expired', firstReplyAt: null, startedAt: null }, 'cannot_reply'],
  ])('%s', (_name, changes, why) => expect(whyNoReply(sight(changes), t0 + 2 * hour)).toBe(why))
})

test('the doctor may answer while it is going, and as long as the patient may ask on', () => {
  expect(mayAnswer(sight({ firstReplyAt: null }), t0)).toBe(true)
  expect(mayAnswer(sight({ consultStatus: 'unreviewed' }), lastMoment)).toBe(true)
  expect(mayAnswer(sight({ consultStatus: 'unreviewed' }), lastMoment + 1)).toBe(false)
  expect(mayAnswer(sight({ consultStatus: 'cancelled' }), t0)).toBe(false)
})

describe('补充资料 is offered', () => {
  test('to a going consult of the four kinds of the documents, and to a question about medicines', () => {
    const offered = consultTypes.filter(consultType => maySupplement(sight({ consultType })))
    expect(offered).toEqual(['DOCPIC', 'TEAMPIC', 'RENEWAL_OF_CONSULTATION', 'PERSONAL_TIME_PIC', 'DRUGPIC'])
    expect(maySupplement(sight({ consultStatus: 'unreviewed' }))).toBe(false)
  })

  test('once, and again when the doctor has asked for it', () => {
    expect(maySupplement(sight({ supplementContent: '有高血压' }))).toBe(false)
    expect(maySupplement(sight({ supplementContent: '有高血压', supplementAskedAt: t0 }))).toBe(true)
  })
})

test('结束咨询 is offered when going and answered', () => {
  expect(mayEnd(sight())).toBe(true)
  expect(mayEnd(sight({ firstReplyAt: null }))).toBe(false)
  expect(mayEnd(sight({ consultStatus: 'unreviewed' }))).toBe(false)
})

test('取消申请 is offered before payment only', () => {
  expect(mayCancel(sight({ consultStatus: 'unpaid', startedAt: null, firstReplyAt: null }))).toBe(true)
  expect(mayCancel(sight({ firstReplyAt: null }))).toBe(false)
})

test('the countdown runs from 900 seconds down and never below 0', () => {
  const unpaid = sight({ consultStatus: 'unpaid', startedAt: null, firstReplyAt: null })
  expect(payWaitSeconds(unpaid, t0)).toBe(900)
  expect(payWaitSeconds(unpaid, t0 + 899_001)).toBe(1)
  expect(payWaitSeconds(unpaid, t0 + 900_000)).toBe(0)
  expect(payWaitSeconds(unpaid, t0 + 999_999)).toBe(0)
  expect(payWaitSeconds(sight(), t0)).toBe(0)
})
