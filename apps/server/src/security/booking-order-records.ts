import type { BookingStatus } from '@nethos/contract/booking/booking.status.ts'
import type { Private, Public, Records } from './record-kinds.ts'
import type { World } from './world.ts'

const clinics: Public = 'public: hospitals, departments, sessions and numbers are shown to everybody'
const office: Public =
  'public: the office looks after all bookings, each look written down; who is none, rule 1 turns away'
const unread: Public = 'public: sent by old clients, not read'

const booking = (status: BookingStatus, fields: object | ((world: World) => Promise<object>) = {}): Private => ({
  record: world => world.booking(status),
  fields: world => (typeof fields === 'function' ? fields(world) : fields),
})
const bookable = (spell: (session: { sessionId: string; numberId: string }) => object): Private => ({
  record: world => world.visitor('bound'),
  fields: async world => spell(await world.clinicSession()),
})
const ofSession = bookable(({ sessionId }) => ({ bookSchemeId: sessionId, bookHosId: 'h1' }))
const ofSchool: Private = {
  record: world => world.visitor('bound'),
  fields: async world => ({ bookSchemeId: (await world.clinicSession('school')).sessionId }),
}
const toChange = async (world: World) => ({ bookSchemeId: (await world.likeLatest()).sessionId })

/** Kept with the booking of whoever says it, shown to nobody else; the hospital looks whether it is of that person's file. */
const card: Public = 'public: no record of ours; only the booking that it is said with shows it'

/** The ids of bookings: a part of the table in records.ts. */
export const bookingOrderRecords: Records = {
  'nethos.book.order.register': {
    jzkh: card,
    compatId: bookable(({ numberId }) => ({ bookNumId: numberId })),
    bookNumId: clinics,
    bookHosId: unread,
    mdtDeptList: clinics,
  },
  'nethos.book.z2order.register': {
    jzkh: card,
    compatId: ofSession,
    bookSchemeId: clinics,
    bookHosId: unread,
    mdtDeptList: clinics,
  },
  'nethos.book.z2order.halo.register': {
    jzkh: card,
    compatId: ofSession,
    bookSchemeId: clinics,
    bookNumId: clinics,
    bookHosId: unread,
    mdtDeptList: clinics,
  },
  'zheer.yygh.ApiSchoolHosService.xyyRegister': {
    jzkh: card,
    compatId: ofSchool,
    bookSchemeId: clinics,
    bookNumId: clinics,
    bookHosId: unread,
  },
  'zheer.yygh.ApiSchoolHosService.xyyOrderList': {
    compatId: { record: world => world.booked('school') },
  },
  'zheer.yygh.ApiSchoolHosService.xyyCancel': {
    orderId: { record: world => world.booking('unpaid', 'school') },
  },
  'nethos.book.order.pay.v3': {
    orderId: booking('unpaid', { payChannel: 'ALIPAY' }),
    openid: 'public: the payer’s own id in his shell; whose it is, the shell says',
  },
  'nethos.book.order.pay.query': { orderId: booking('unpaid') },
  'nethos.book.order.pay.window': { orderId: booking('unpaid') },
  'nethos.book.order.detail': { orderId: booking('booked') },
  'zheer.yygh.apiOrderService.queryUserOrderListAll': {
    compatId: { record: world => world.booked() },
  },
  'nethos.book.order.patient.check': { compatId: { record: world => world.visitor('bound') }, bookHosId: clinics },
  'nethos.book.medical.insurance': { compatId: { record: world => world.visitor('bound') }, bookHosId: clinics },
  'nethos.book.order.withdrawal': { orderId: booking('booked') },
  'zheer.yygh.apiOrderService.hospitalOrderCancel': { orderId: booking('booked'), ddid: booking('unpaid') },
  'nethos.book.order.change.list': { orderId: booking('booked') },
  'nethos.book.order.change': { orderId: booking('booked', toChange), bookSchemeId: clinics, bookNumId: clinics },
  'nethos.book.order.stop.acknowledge': { orderId: booking('stopped') },
  'nethos.book.order.stop.refund': { orderId: booking('stopped') },
  'zheer.yygh.apiOrderService.writeIllnessNew': {
    ddid: booking('booked', { zhusu: '胸闷' }),
    hosid: unread,
    orgid: unread,
  },
  'zheer.yygh.apiOrderService.findIlness': { ddid: booking('booked') },
  'nethos.book.rule.get': { bookHosId: clinics },
  'nethos.book.ban.appeal': { banId: { record: world => world.ban(), fields: () => ({ content: '家人住院' }) } },
  'staff.booking.list': { bookingId: office, hosId: clinics, deptId: clinics },
  'staff.booking.detail': { bookingId: office },
  'staff.booking.ban.add': { bookingId: office },
  'staff.booking.ban.lift': { banId: office },
  'staff.booking.appeal.answer': { appealId: office },
  'staff.booking.rule.save': { hosId: clinics },
  'staff.hospital.line.fetch': { hosId: clinics },
}
