import type { BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import type { Trial, Trials } from './record-kinds.ts'
import type { World } from './world.ts'

const booking = (status: BookingStatus, fields: object | ((world: World) => Promise<object>) = {}): Trial => ({
  record: world => world.booking(status),
  fields: world => (typeof fields === 'function' ? fields(world) : fields),
})
const bookable = (spell: (session: { sessionId: string; numberId: string }) => object): Trial => ({
  record: world => world.visitor('bound'),
  fields: async world => spell(await world.clinicSession()),
})
const ofSession = bookable(({ sessionId }) => ({ bookSchemeId: sessionId, bookHosId: 'h1' }))
const ofSchool: Trial = {
  record: world => world.visitor('bound'),
  fields: async world => ({ bookSchemeId: (await world.clinicSession('school')).sessionId }),
}
const toChange = async (world: World) => ({ bookSchemeId: (await world.likeLatest()).sessionId })

/** The ids of bookings: a part of the table in records.ts. */
export const bookingOrderRecords: Trials = {
  'nethos.book.order.register': {
    compatId: bookable(({ numberId }) => ({ bookNumId: numberId })),
  },
  'nethos.book.z2order.register': {
    compatId: ofSession,
  },
  'nethos.book.z2order.halo.register': {
    compatId: ofSession,
  },
  'zheer.yygh.ApiSchoolHosService.xyyRegister': {
    compatId: ofSchool,
  },
  'zheer.yygh.ApiSchoolHosService.xyyOrderList': {
    compatId: { record: world => world.booked('school') },
  },
  'zheer.yygh.ApiSchoolHosService.xyyCancel': {
    orderId: { record: world => world.booking('unpaid', 'school') },
  },
  'nethos.book.order.pay.v3': {
    orderId: booking('unpaid', { payChannel: 'ALIPAY' }),
  },
  'nethos.book.order.pay.query': { orderId: booking('unpaid') },
  'nethos.book.order.pay.window': { orderId: booking('unpaid') },
  'zheer.yygh.apiOrderService.queryUserOrderListAll': {
    compatId: { record: world => world.booked() },
  },
  'nethos.book.order.patient.check': { compatId: { record: world => world.visitor('bound') } },
  'nethos.book.medical.insurance': { compatId: { record: world => world.visitor('bound') } },
  'zheer.yygh.apiOrderService.hospitalOrderCancel': { ddid: booking('unpaid') },
  'nethos.book.order.forgo': { orderId: { record: world => world.tooLateToGiveBack() } },
  'nethos.book.order.change': { orderId: { fields: toChange } },
  'nethos.book.order.stop.acknowledge': { orderId: booking('stopped') },
  'nethos.book.order.stop.refund': { orderId: booking('stopped') },
  'zheer.yygh.apiOrderService.writeIllnessNew': {
    ddid: { fields: () => ({ zhusu: '胸闷' }) },
  },
  'nethos.book.ban.appeal': { banId: { fields: () => ({ content: '家人住院' }) } },
}
