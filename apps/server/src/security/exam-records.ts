import type { Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const oneTime = async (world: World) => ({ slotIds: [await world.examinationSlot()] })
const booked = (world: World) => world.examination('booked')

/** The ids of examinations, queues and orders for oneself: a part of the table in records.ts. */
export const examRecords: Trials = {
  'nethos.exam.kind.list': { compatId: { fields: () => ({ kind: 'ct' }) } },
  'nethos.exam.book': { orderId: { fields: async world => ({ slotId: await world.examinationSlot() }) } },
  'nethos.exam.cancel': { orderId: { record: booked } },
  'nethos.exam.trip.plan': {
    compatId: { fields: async world => ({ orderIds: [await world.examination()] }) },
    orderIds: { fields: world => ({ compatId: world.callerPersonId }) },
  },
  'nethos.exam.trip.book': {
    compatId: { fields: async world => ({ orderIds: [await world.examination()], ...(await oneTime(world)) }) },
    orderIds: { fields: async world => ({ compatId: world.callerPersonId, ...(await oneTime(world)) }) },
  },
  'nethos.exam.queue.leave': {
    compatId: { fields: async world => ({ entryId: await world.queueEntry(), leaveMinutes: 20 }) },
    entryId: { fields: world => ({ compatId: world.callerPersonId, leaveMinutes: 20 }) },
  },
  'zheer.yygh.ApiJyjcService.querykdxm': { compatId: { fields: async world => (await world.itemToOrder(), {}) } },
  'zheer.yygh.ApiJyjcService.openDrug': {
    compatId: { fields: async world => ({ allProject: [await world.itemToOrder()] }) },
  },
  'nethos.exam.item.order.pay': { orderId: { fields: () => ({ payChannel: 'WECHAT' }) } },
}
