import * as z from 'zod/mini'
import type { HospitalCheckups } from '../../../ports/hospital-checkups.ts'
import { partOf } from './declare.ts'
import { cents, code, cursor, day, idCard, instant, nothing, ourNo, place, text, version } from './words.ts'

const centre = z
  .object({
    centreCode: code,
    centreName: text,
    address: text,
    phone: text,
    hours: text,
    directions: text,
    needsDesk: z.boolean(),
  })
  .check(z.meta({ id: 'CheckupCentre', description: '体检中心；needsDesk：每单先经人工确认' }))
const item = z.object({ code, name: text, meaning: text })
const sex = z.enum(['M', 'F', 'any'])
const offered = z
  .object({
    packageCode: code,
    centreCode: code,
    packageName: text,
    category: text,
    summary: text,
    priceCents: cents,
    sex,
    minAge: z.int(),
    maxAge: z.int(),
    marriage: z.enum(['any', 'married']),
    groups: z.array(z.object({ name: text, items: z.array(item) })),
    addOns: z.array(
      z.object({
        code,
        name: text,
        meaning: text,
        priceCents: cents,
        sex,
        screening: z.nullable(z.enum(['colorectal', 'gastric', 'breast', 'cervical', 'lung', 'bone'])),
      }),
    ),
    notice: text,
  })
  .check(z.meta({ id: 'CheckupPackage' }))
const time = z
  .object({ timeCode: code, centreCode: code, startsAt: instant, endsAt: instant, left: z.int(), version })
  .check(z.meta({ id: 'CheckupPlaces' }))
const confirmed = z.object({ time, guideNo: text }).check(z.meta({ id: 'Confirmed' }))
const order = z
  .object({
    ourNo,
    packageCode: code,
    addOnCodes: z.array(code),
    timeCode: code,
    amountCents: cents,
    person: z.object({ name: text, idCard, mobile: text }),
  })
  .check(z.meta({ id: 'NewCheckup' }))
export const checkupHappening = z
  .discriminatedUnion('kind', [
    z.object({ at: instant, kind: z.literal('time'), time }),
    z.object({
      at: instant,
      kind: z.literal('stations'),
      ourNo,
      stations: z.array(z.object({ name: text, place, isDone: z.boolean(), hint: text })),
    }),
    z.object({ at: instant, kind: z.literal('checked'), ourNo }),
    z.object({ at: instant, kind: z.literal('called_off'), ourNo, reason: text }),
    z.object({
      at: instant,
      kind: z.literal('reported'),
      ourNo,
      reportCode: code,
      followUps: z.array(z.object({ what: text, why: text, afterMonths: z.int() })),
    }),
  ])
  .check(z.meta({ id: 'CheckupHappening' }))

export const checkups = partOf<HospitalCheckups>()({
  offers: {
    asks: [],
    answers: z.object({ centres: z.array(centre), packages: z.array(offered) }),
    says: '体检中心和现有套餐。',
  },
  times: {
    asks: [
      ['fromDay', day],
      ['toDay', day],
    ],
    answers: z.array(time),
    says: '两日之间（含首尾，至多31天）各中心的时段与余号。',
  },
  confirm: {
    asks: [['order', order]],
    answers: confirmed,
    refuses: ['time_full', 'checkup_refused'],
    says: '预约体检。',
  },
  change: {
    asks: [
      ['ourNo', ourNo],
      ['timeCode', code],
    ],
    answers: confirmed,
    refuses: ['time_full', 'checkup_refused'],
    says: '改期；被拒绝时原预约不变。',
  },
  cancel: { asks: [['ourNo', ourNo]], answers: nothing, says: '取消；不认识的单号什么也不做。' },
  happenings: {
    asks: [['cursor', cursor]],
    answers: z.object({ happenings: z.array(checkupHappening), cursor }),
    says: '游标之后的变化，一次至多200条，保留两天。',
  },
})
