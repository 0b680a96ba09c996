import { describe, expect, test } from 'vitest'
import { bottomBarOf, type BottomBar } from './consult.bottom-bar.ts'
import type { ConsultSight } from './consult.rights.ts'

const t0 = Date.UTC(2026, 10, 21)
const sight = (changes: Partial<ConsultSight>): ConsultSight => ({
  consultType: 'DOCPIC',
  consultStatus: 'going',
  createdAt: t0,
  startedAt: t0,
  firstReplyAt: null,
  endedAt: null,
  servedUntil: null,
  repliesLeft: 10,
  feeCents: 2000,
  supplementContent: '',
  supplementAskedAt: null,
  ...changes,
})

const support: BottomBar = { row: 'contactSupport', text: '联系客服' }
const unpaid = { consultStatus: 'unpaid', startedAt: null } as const
const answered = { firstReplyAt: t0 + 1 } as const
const refunded: BottomBar = {
  row: 'cancelledNote',
  text: '咨询已取消',
  refunded: true,
  refundNote: '费用将在7-10个工作日内退回原支付账户',
}
const neverPaid: BottomBar = { row: 'cancelledNote', text: '咨询已取消', refunded: false, refundNote: '' }
const expired: BottomBar = { row: 'expired', text: '超出支付时间，订单自动取消' }
const pay: BottomBar = { row: 'pay', feeCents: 2000, text: '支付20.00元', mayCancel: true, cancelText: '取消申请' }
const box = (left: number, text = `您还能回复${left}条`): BottomBar => ({ row: 'replyBox', left, text })
const usedUp = '您的回复条数已用完，暂无法回复'
const usedUpToday = '您今天的回复条数已用完，请明天再来'
const reviewAndAgain: BottomBar = { row: 'reviewAndAgain', againText: '再次咨询', reviewText: '评价' }
const again: BottomBar = { row: 'again', againText: '再次咨询' }
const waiting: BottomBar = { row: 'waiting', text: '请耐心等待医生回复，24小时未回复将自动退款' }
const waitingFree: BottomBar = { row: 'waiting', text: '请耐心等待医生回复' }
const personal = { consultType: 'PERSONAL_TIME_PIC' } as const
const renewal = { consultType: 'RENEWAL_OF_CONSULTATION', feeCents: 0 } as const

describe("the bottom bar, in the documents' order of tests", () => {
  test.each<[string, Partial<ConsultSight>, BottomBar]>([
    ['1 cancelled renewal', { ...renewal, consultStatus: 'cancelled' }, support],
    ['1 cancelled personal', { ...personal, consultStatus: 'cancelled' }, support],
    ['2 cancelled after payment', { consultStatus: 'cancelled' }, refunded],
    ['2 cancelled before payment', { consultStatus: 'cancelled', startedAt: null }, neverPaid],
    ['2 cancelled free of charge', { consultStatus: 'cancelled', feeCents: 0 }, neverPaid],
    ['2 cancelled team', { consultType: 'TEAMPIC', consultStatus: 'cancelled' }, refunded],
    ['3 expired personal', { ...personal, consultStatus: 'expired', startedAt: null }, support],
    ['3 expired', { consultStatus: 'expired', startedAt: null }, expired],
    ['4 going, no reply', {}, waiting],
    ['4 going, no reply, free of charge', { feeCents: 0 }, waitingFree],
    ['4 going, no reply, personal', personal, waiting],
    ['4 going, no reply, personal and free', { ...personal, feeCents: 0 }, waiting],
    ['4 going, no reply, replies used up all the same', { repliesLeft: 0 }, waiting],
    ['5 unpaid', unpaid, pay],
    ['5 unpaid renewal', { ...renewal, ...unpaid }, { row: 'payOnline', text: '在线缴费' }],
    ['6 unreviewed, none left', { ...answered, consultStatus: 'unreviewed', repliesLeft: 0 }, reviewAndAgain],
    ['7 finished, none left', { ...answered, consultStatus: 'finished', repliesLeft: 0 }, again],
    ['8 going, some left', answered, box(10)],
    ['8 going, none left', { ...answered, repliesLeft: 0 }, box(0, usedUp)],
    ['8 going, none left today', { ...answered, ...personal, repliesLeft: 0 }, box(0, usedUpToday)],
    ['8 unreviewed, some left', { ...answered, consultStatus: 'unreviewed', repliesLeft: 3 }, box(3)],
    ['8 finished, some left', { ...answered, consultStatus: 'finished', repliesLeft: 1 }, box(1)],
  ])('%s', (_name, changes, bar) => expect(bottomBarOf(sight(changes))).toEqual(bar))
})
