import { dayAndTime } from '@nethos/contract/common/days.ts'
import { consultKinds, type ConsultType } from '@nethos/contract/consult/consult.kinds.ts'
import { recordingYears } from '@nethos/contract/consult/video/recording.rules.ts'
import { isVideo } from '@nethos/contract/consult/consult.status.ts'

interface Begun {
  consultType: ConsultType
  feeCents: number
  servedUntil: number | null
  replyLimit: number
}

type OfKind = Pick<Begun, 'consultType'>
const speakerOf = ({ consultType }: OfKind): string => consultKinds[consultType].speaker

/** The system's sentences in the stream of a consult; patient and doctor read the same. */
export const notices = {
  begun: (c: Begun, isRecorded: boolean) => {
    if (isVideo(c) && c.servedUntil !== null) return notices.booked(c, isRecorded)
    const { answerer } = consultKinds[c.consultType]
    const isPaid = c.feeCents > 0
    return `${isPaid ? '支付成功，' : ''}咨询已开始。${answerer}将在24小时内回复${isPaid ? '，超时未回复自动退款' : ''}；${
      c.servedUntil === null
        ? '首次回复后48小时内可追问，48小时后咨询自动结束。'
        : `服务至 ${dayAndTime(c.servedUntil)} 止，首次回复后每天可回复${c.replyLimit}条。`
    }`
  },
  booked: (c: Pick<Begun, 'feeCents' | 'servedUntil'>, isRecorded: boolean) =>
    `${c.feeCents > 0 ? '支付成功，' : ''}视频已预约。请在预约时间前15分钟内进入候诊，医生到诊后开始；医生未到诊${c.feeCents > 0 ? '自动退款；医生到诊等候而您未进入，退回一半费用' : '自动取消'}。${isRecorded ? `视频过程按国家规定录音录像，由医院保存${recordingYears}年。` : ''}`,
  autoReply: (name: string, text: string, c: OfKind) =>
    `${name}${speakerOf(c)}的自动回复：${text}（自动发送，${speakerOf(c)}看过您的问题后会另行回复）`,
  cancelled: '申请已取消。',
  expired: '超出支付时间，订单自动取消。',
  supplementAsked: (content: string, c: OfKind) => `${speakerOf(c)}希望您补充资料：${content}`,
  repliesGiven: (count: number, isForToday: boolean, c: OfKind) =>
    `${speakerOf(c)}为您增加了${count}次回复机会${isForToday ? '，今天内有效' : ''}，您可以继续追问。`,
  supplemented: '补充资料已送到。',
  endedByPatient: '已按您的要求结束本次咨询。',
  endedByDoctor: (c: OfKind) => `${speakerOf(c)}已结束本次咨询。`,
  closed: (c: Pick<Begun, 'servedUntil' | 'consultType'>) =>
    c.servedUntil === null || isVideo(c) ? '首次回复已满48小时，咨询自动结束。' : '服务时间已到，咨询自动结束。',
  /** Of a video: the doctor was there. */
  patientStayedAway: '预约时间内医生已在诊室等候，您未进入诊室，本次视频已自动取消。',
  givenUp: ({ consultType }: Pick<Begun, 'consultType'>) =>
    isVideo({ consultType })
      ? '预约时间已过，视频未能进行，咨询已自动取消。'
      : `${consultKinds[consultType].answerer}24小时内未回复，咨询已自动取消。`,
  sentToHospital: (reason: string, c: OfKind) =>
    `${speakerOf(c)}建议您到医院就诊：${reason}。本次咨询已结束，请尽快到线下医院就诊。`,
  assigned: (name: string) => `团队已安排${name}医生为您解答。`,
  handedOver: (from: string, to: string) => `${from}医生暂时不能接诊，已请${to}医生为您解答，费用不变。`,
  away: (name: string, until: string) =>
    `${name}医生休假至${until}，期间可能回复得晚。24小时内没有回复会自动结束，已付的费用自动退回；您也可以问其他医生，情况紧急请到医院急诊或拨打120。`,
  /** Of what no colleague can take over: a booked video, bought time, a renewal, a question to a pharmacist. */
  awayHimself: (name: string, until: string) =>
    `${name}医生休假至${until}，这项服务不能换医生，期间可能会晚；到期没有进行的，按约定自动结束并退款。情况紧急请到医院急诊或拨打120。`,
  takenBack: (name: string) => `${name}医生继续为您解答。`,
  declined: (reason: string, c: OfKind) => `${speakerOf(c)}暂时无法为您解答，咨询已取消（原因：${reason}）。`,
  finishedUnanswered: (c: OfKind) => `${speakerOf(c)}未作回复，已结束本次咨询。`,
  met: '双方都已进入视频诊室，视频咨询开始。结束后48小时内可用文字追问。',
  differenceGoesBack: (delivered: string, amount: string, day: string) =>
    `网络不好，本次以${delivered}方式完成，差价${amount}元将在7-10个工作日内退回原支付账户，预计${day}前到账。`,
  halfGoesBack: (amount: string, day: string) =>
    `医生的时间已为您保留，按约定退回一半费用${amount}元，将在7-10个工作日内退回原支付账户，预计${day}前到账。`,
  /** A part of it may have gone back before. */
  moneyGoesBack: (day: string, { cents, inAllCents }: { cents: number; inAllCents: number }) =>
    cents === 0
      ? '费用此前已办理退款，可在“我的缴费”中查看进度。'
      : `${cents < inAllCents ? '其余' : ''}费用将在7-10个工作日内退回原支付账户，预计${day}前到账。`,
  couponGoesBack: '使用的优惠券已退回，可在“我的优惠券”中查看。',
  couponIsOver: '使用的优惠券已过有效期，不再退回。',
} as const

/** Why money goes back, as the payment provider and the books read it: nothing of the patient's or the doctor's words. */
export const refundReasons: Readonly<Record<string, string>> = {
  give_up: '医生24小时内未回复，全额退款',
  decline: '医生未接诊，全额退款',
  cancel: '取消预约，全额退款',
  finish: '医生未作回复，全额退款',
  call_off: '医院取消咨询，全额退款',
}
