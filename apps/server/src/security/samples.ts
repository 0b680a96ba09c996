import type { Sample } from './record-kinds.ts'
import type { World } from './world.ts'

export const home = {
  receiver: '王秀英',
  mobile: '13800000001',
  areaCode: '330106',
  areaName: '浙江省杭州市西湖区',
  street: '文三路1号',
}
export const consult = (status: 'unpaid' | 'going' | 'unreviewed' | 'finished' | 'new') => (world: World) =>
  world.consult(status)

/** How a record of each kind is made that the contract calls somebody's own: `own('consult')` is tried with `consult`. */
export const patientsSamples: Readonly<Record<string, Sample>> = {
  account: world => world.owner.accountId,
  admission: world => world.admission(),
  application: world => world.application(),
  address: world => world.address(home),
  booking: world => world.booking('booked'),
  booking_ban: world => world.ban(),
  checkup_order: world => world.checkupOrder(),
  checkup_voucher: async world => (await world.checkupVoucher()).voucherId,
  consult: consult('going'),
  coupon: world => world.coupon(),
  device: world => world.device(),
  draw_entry: world => world.drawEntry(),
  fee_bill: world => world.feeBill(),
  fee_order: world => world.feeOrder(),
  examination: world => world.examination(),
  feedback: world => world.feedback(),
  follow: world => world.follow(),
  grant: world => world.asked(),
  group: world => world.group(),
  group_message: world => world.groupMessage(),
  hospital_bill: world => world.hospitalBill(),
  hospital_stay: world => world.hospitalStay(),
  hospital_account: world => world.hospitalAccount(),
  item_order: world => world.itemOrder(),
  managed: async world => (await world.grantAboutOwner('given')).managedId,
  message: world => world.message(),
  own_medicine: world => world.ownMedicine(),
  pathway: world => world.pathway(),
  pathway_task: world => world.pathwayTask('confirm'),
  person: world => world.owner.personId,
  prescription: async world => (await world.renewal('paid')).prescriptionId,
  questionnaire: world => world.questionnaire(),
  queue_entry: world => world.queueEntry(),
  report: world => world.report(world.owner),
  report_share: world => world.reportShare(),
  renewal: async world => (await world.renewal('applied')).consultId,
  surgery: world => world.surgery(),
  surgery_policy: world => world.surgeryPolicy(),
  treatment: world => world.treatment(),
  stay_visit: world => world.stayVisit(),
  upload: world => world.upload({ accountId: world.owner.accountId }),
  wait: async world => (await world.wait()).waitId,
  wait_offer: async world => (await world.wait({ isOffered: true })).offerId,
}

/** What a doctor calls his own: what he is asked in, and what he has uploaded. */
export const doctorsSamples: Readonly<Record<string, Sample>> = {
  alarm: world => world.alarm(),
  consult: patientsSamples['consult']!,
  follow: patientsSamples['follow']!,
  group: world => world.group(),
  group_alert: world => world.groupAlert(),
  group_application: world => world.groupApplication(),
  group_member: world => world.groupMember(),
  group_message: world => world.groupMessage(),
  phrase: world => world.phrase(),
  renewal: patientsSamples['renewal']!,
  seconding: world => world.seconding(),
  report: async world => (await world.consult('going'), world.report(world.owner)),
  upload: (world: World) => world.upload({ staffId: world.doctor.staffId }),
  video_time: world => world.freeTime(),
}
