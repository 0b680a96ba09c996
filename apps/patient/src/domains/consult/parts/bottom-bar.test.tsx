import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import type { ConsultDetail } from '@nethos/contract/consult/consult.schemas.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import { aConsult, anAnswered } from '../testing/consult.samples.ts'
import { useChat } from '../use-chat.ts'
import { BottomBar } from './bottom-bar.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(forget)

const show = (consult: ConsultDetail) => {
  const Bar = () => <BottomBar consult={consult} chat={useChat('c1')} />
  return openAt('/team/consult/c1', Bar)
}
const shown = (consult: ConsultDetail): string => {
  show(consult)
  return document.body.textContent
}

describe('waiting to be paid', () => {
  const unpaid = aConsult({ consultStatus: 'unpaid', startedAt: null, answerDueAt: null })

  test('what it costs, and the way to pay', () => {
    show(unpaid)
    expect(way('支付30.00元')).toBe('/videoPay?consultId=c1')
  })

  test('it can be cancelled, after a question', async () => {
    answer(consultServices.cancelConsult, true)
    show(unpaid)
    await press('取消申请')
    await press('再想想')
    expect(callsOf(consultServices.cancelConsult)).toHaveLength(0)
    await press('取消申请')
    expect(screen.getByRole('dialog', { name: '确定要取消申请吗？' })).toBeDefined()
    await press('取消申请')
    expect(sentTo(consultServices.cancelConsult)).toEqual({ consultId: 'c1' })
    expect(screen.getByText('取消成功')).toBeDefined()
  })

  test('too late to cancel: why', async () => {
    refuse(consultServices.cancelConsult, consultRefusals.cannot_cancel)
    show(unpaid)
    await press('取消申请')
    await press('取消申请')
    expect(screen.getByText('这次咨询已经不能取消')).toBeDefined()
    expect(screen.queryByText('取消成功')).toBeNull()
  })

  test('a renewal is paid online and not cancelled here', () => {
    show({ ...unpaid, consultType: 'RENEWAL_OF_CONSULTATION' })
    expect(way('在线缴费')).toBe('/butler/mz/dzf?patId=a1&compatId=p1')
    expect(screen.queryByRole('button', { name: '取消申请' })).toBeNull()
  })
})

describe('waiting for the doctor', () => {
  test('the money comes back by itself', () =>
    expect(shown(aConsult())).toContain('请耐心等待医生回复，24小时未回复将自动退款'))

  test('where nothing was paid, nothing comes back', () => {
    const text = shown(aConsult({ feeCents: 0 }))
    expect(text).toContain('请耐心等待医生回复')
    expect(text).not.toContain('退款')
  })

  test('nothing can be written yet', () => {
    show(aConsult())
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('over without an answer', () => {
  const cancelled = aConsult({ consultStatus: 'cancelled', endReason: '医生未在24小时内回复', answerDueAt: null })

  test('why, and where the money is', () => {
    const text = shown(cancelled)
    expect(text).toContain('咨询已取消')
    expect(text).toContain('医生未在24小时内回复')
    expect(text).toContain('费用将在7-10个工作日内退回原支付账户')
    expect(way('查看退款进度')).toBe('/my/pay?consultId=c1')
  })

  test('nothing is said of money that was never paid', () =>
    expect(shown({ ...cancelled, startedAt: null })).not.toContain('退回'))

  test.each(['RENEWAL_OF_CONSULTATION', 'PERSONAL_TIME_PIC'] as const)('%s: somebody to call', consultType => {
    show({ ...cancelled, consultType })
    expect(way('联系客服')).toBe('tel:400-000-1234')
  })

  test.each([{}, { consultStatus: 'expired', startedAt: null }] as const)('is no dead end: %#', changes => {
    localStorage.clear()
    show({ ...cancelled, ...changes })
    expect(way('换一位医生')).toBe('/doc/index')
    expect(way('去预约挂号')).toBe('/book')
    expect(way('再次咨询')).toBe('/consult/rules?id=d1&type=pic')
    fireEvent.click(screen.getByText('换一位医生'))
    expect(JSON.parse(localStorage.getItem('nethos.draft.consult.carried')!).asked).toMatchObject({
      personId: cancelled.personId,
      consultContent: cancelled.consultContent,
      illnessName: cancelled.illnessName,
    })
  })

  test('a video is booked again as the kind it was', () => {
    show({ ...cancelled, consultType: 'DOCVIDEO' })
    expect(way('再次咨询')).toBe('/doc/video/apply?docId=d1&consultType=DOCVIDEO')
  })

  test('not paid in time', () =>
    expect(shown(aConsult({ consultStatus: 'expired', startedAt: null }))).toContain('超出支付时间，订单自动取消'))
})

describe('after the answer', () => {
  test('as long as there are replies left one may ask on', () => {
    show(anAnswered({ repliesLeft: 3 }))
    expect(screen.getByText('您还能回复3条')).toBeDefined()
    expect(screen.getByRole('textbox', { name: '请输入您要追问的内容' })).toBeDefined()
  })

  test('none are left: why there is nothing to write in', () => {
    show(anAnswered({ repliesLeft: 0 }))
    expect(screen.getByText('您的回复条数已用完，暂无法回复')).toBeDefined()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('a personal doctor answers again tomorrow', () =>
    expect(shown(anAnswered({ repliesLeft: 0, consultType: 'PERSONAL_TIME_PIC' }))).toContain(
      '您今天的回复条数已用完，请明天再来',
    ))

  test('ended early, one may still ask on, and rate', () => {
    show(anAnswered({ consultStatus: 'unreviewed', repliesLeft: 2 }))
    expect(screen.getByRole('textbox')).toBeDefined()
    expect(way('去评价')).toBe('/comment?consultId=c1')
  })

  test('ended: rate, or ask again', () => {
    show(anAnswered({ consultStatus: 'unreviewed', repliesLeft: 0 }))
    expect(way('评价')).toBe('/comment?consultId=c1')
    expect(way('再次咨询')).toBe('/consult/rules?id=d1&type=pic')
  })

  test('rated: ask again', () => {
    show(anAnswered({ consultStatus: 'finished', repliesLeft: 0 }))
    expect(way('再次咨询')).toBe('/consult/rules?id=d1&type=pic')
    expect(screen.queryByRole('link', { name: '评价' })).toBeNull()
  })
})
