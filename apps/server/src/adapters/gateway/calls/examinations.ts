import * as z from 'zod/mini'
import { examinationKindNames, type HospitalExaminations } from '../../../ports/hospital-examinations.ts'
import { partOf } from './declare.ts'
import { cents, code, cursor, day, instant, nothing, ourNo, place, recordNumber, text, version } from './words.ts'

const item = z
  .object({ itemCode: code, itemName: text, groupName: text, priceCents: cents, place })
  .check(z.meta({ id: 'OrderableItem', description: '患者可自助开单的项目' }))
const order = z
  .object({
    orderNo: code,
    recordNumber,
    itemCode: code,
    itemName: text,
    kind: z.enum(examinationKindNames),
    deptName: text,
    place,
    building: text,
    resourceCode: code,
    minutes: z.int().check(z.nonnegative()),
    needsAppointment: z.boolean(),
    needsFasting: z.boolean(),
    contrast: z.enum(['none', 'iodine', 'gadolinium', 'barium']),
    isSedated: z.boolean(),
    preparation: text,
    orderedAt: instant,
    validUntil: instant,
    state: z.enum(['ordered', 'booked', 'signed_in', 'in_progress', 'done', 'reported', 'cancelled']),
    appointment: z.optional(z.object({ ourNo: z.string(), slotCode: code, startsAt: instant, endsAt: instant })),
  })
  .check(z.meta({ id: 'ExaminationOrder', description: '检查检验申请单' }))
const slot = z
  .object({
    slotCode: code,
    resourceCode: code,
    startsAt: instant,
    endsAt: instant,
    left: z.optional(z.int().check(z.nonnegative(), z.describe('余号；不给：开放时间内随到随做'))),
    version,
  })
  .check(z.meta({ id: 'ExaminationSlot' }))
const appointed = z.object({ slot }).check(z.meta({ id: 'Appointed' }))
const state = z.enum(['waiting', 'called', 'missed', 'done'])
const entry = z
  .object({
    queueCode: code,
    queueName: text,
    deptName: text,
    room: text,
    day,
    number: z.int(),
    orderNo: z.optional(code),
    state,
  })
  .check(z.meta({ id: 'QueueEvent', description: '排队叫号的一个号' }))
export const examinationHappening = z
  .discriminatedUnion('kind', [
    z.object({ at: instant, kind: z.literal('order'), order }),
    z.object({ at: instant, kind: z.literal('slot'), slot }),
    z.object({ at: instant, kind: z.literal('items_done'), ourNo }),
    z.object({ at: instant, kind: z.literal('queue'), entry }),
  ])
  .check(z.meta({ id: 'ExaminationHappening' }))

export const examinations = partOf<HospitalExaminations>()({
  items: { asks: [], answers: z.array(item), says: '患者可自助开单的项目。' },
  orders: {
    asks: [['recordNumber', recordNumber]],
    answers: z.array(order),
    says: '一份病案还有效的申请单，以及最近90天的。',
  },
  slots: {
    asks: [
      ['fromDay', day],
      ['toDay', day],
    ],
    answers: z.array(slot),
    says: '两日之间（含首尾，至多15天）各检查室的时段。',
  },
  appoint: {
    asks: [['appointment', z.object({ ourNo, orderNo: code, slotCode: code })]],
    answers: appointed,
    refuses: ['slot_full', 'order_closed'],
    says: '预约一个时段。',
  },
  change: {
    asks: [
      ['ourNo', ourNo],
      ['slotCode', code],
    ],
    answers: appointed,
    refuses: ['slot_full', 'order_closed'],
    says: '改约；被拒绝时原预约不变。',
  },
  cancel: { asks: [['ourNo', ourNo]], answers: nothing, says: '取消预约；不认识的单号什么也不做。' },
  openItems: {
    asks: [
      [
        'order',
        z
          .object({ ourNo, recordNumber, itemCodes: z.array(code), amountCents: cents })
          .check(z.meta({ id: 'NewItemOrder' })),
      ],
    ],
    answers: z.object({ code: text }),
    refuses: ['file_unknown', 'order_closed'],
    says: '患者自助开单并已付款：开出申请。',
  },
  closeItems: { asks: [['ourNo', ourNo]], answers: nothing, says: '撤销自助开单。' },
  call: {
    asks: [
      ['queueCode', code],
      ['number', z.int()],
      ['event', z.enum(['called', 'missed', 'done'])],
    ],
    answers: nothing,
    says: '我方工作台叫号、过号、完成。',
  },
  happenings: {
    asks: [['cursor', cursor]],
    answers: z.object({ happenings: z.array(examinationHappening), cursor }),
    says: '游标之后的变化，一次至多200条，保留两天。',
  },
})
