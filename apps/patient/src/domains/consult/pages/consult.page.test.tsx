import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '@nethos/calls/query.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import { aConsult, afternoon, aMessage, anAnswered, aPicture, inDetail, minutes } from '../testing/consult.samples.ts'
import { ahead } from '../consult.calls.ts'
import ConsultPage from './consult.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(consultServices.readMessages, true)
  answer(consultServices.consultDetail, inDetail())
})

const open = async () => {
  const opened = openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  await screen.findByRole('log')
  return opened
}
const stream = () => within(screen.getByRole('log'))
const notes = () => [...document.querySelectorAll('.stream-note')].map(note => note.textContent)

test('asked again, only what was said since comes over the line', async () => {
  const first = inDetail(anAnswered(), { messageList: [aMessage({ messageId: 'm1', replyContent: '第一句' })] })
  answer(consultServices.consultDetail, first)
  await open()
  answer(consultServices.consultDetail, {
    ...first,
    messageList: [aMessage({ messageId: 'm2', replyContent: '第二句' })],
  })
  await act(() => queryClient.invalidateQueries({ queryKey: [consultServices.consultDetail.name] }))
  expect(sentTo(consultServices.consultDetail)).toEqual({ consultId: 'c1', afterId: 'm1' })
  expect(stream().getByText('第一句')).toBeDefined()
  expect(stream().getByText('第二句')).toBeDefined()
})

test('a card leads on inside the app, a recording can be played', async () => {
  const card = { icon: '', title: '少盐怎么做', desc: '一天五克', urlParam: '/doc/article/a1' }
  answer(
    consultServices.consultDetail,
    inDetail(anAnswered(), {
      messageList: [
        aMessage({ messageId: 'm1', msgType: 'CARD_MESSAGE', replyContent: JSON.stringify(card) }),
        aMessage({
          messageId: 'm2',
          msgType: 'AUDIO',
          replyContent: '',
          seconds: 7,
          attaList: [aPicture('x1', 'audio')],
        }),
      ],
    }),
  )
  await open()
  expect(way(/少盐怎么做/)).toBe('/doc/article/a1')
  expect(stream().getByText('一天五克')).toBeDefined()
  expect(stream().getByRole('button', { name: '播放语音，7秒' })).toBeDefined()
})

describe('what was asked', () => {
  test('for whom, which illness, since when, what for, with pictures', async () => {
    answer(
      consultServices.consultDetail,
      inDetail(aConsult({ expectedHelpContent: '要不要换药' }), { attaList: [aPicture('x1'), aPicture('x2', 'pdf')] }),
    )
    await open()
    expect(sentTo(consultServices.consultDetail)).toEqual({ consultId: 'c1' })
    for (const text of ['患者', '王秀英 女 38岁', '高血压', '两周', '最近血压总是偏高', '要不要换药'])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('button', { name: '查看图片1' })).toBeDefined()
    expect(way('x2.pdf')).toBe('/files/x2?ticket=t')
  })

  test('an illness without a name is 暂无; in the payment app the patient is 咨询人', async () => {
    answer(consultServices.consultDetail, inDetail(aConsult({ illnessName: '' })))
    openAt('/team/consult/c1', ConsultPage, {
      path: '/team/consult/:consultId',
      app: { environment: { shell: 'payment', system: 'ios', isDoctorClient: false } },
    })
    expect(await screen.findByText('暂无')).toBeDefined()
    expect(screen.getByText('咨询人')).toBeDefined()
  })

  test('more may be told while it is allowed; what was told stands below', async () => {
    answer(consultServices.consultDetail, inDetail(aConsult(), { events: ['supplement'] }))
    const { leave } = await open()
    expect(way('补充资料')).toBe('/my/bczl?consultId=c1')
    leave()
    answer(
      consultServices.consultDetail,
      inDetail(aConsult({ consultId: 'c1', supplementContent: '血脂也高', supplementAttaList: [aPicture('x3')] })),
    )
    queryClient.clear()
    await open()
    expect(await screen.findByText('血脂也高')).toBeDefined()
    expect(screen.queryByRole('link', { name: '补充资料' })).toBeNull()
  })

  test('what was asked ahead of the drawing is not asked again', async () => {
    ahead({ consultId: 'c1' })
    await open()
    expect(callsOf(consultServices.consultDetail)).toHaveLength(1)
  })

  test('a consult that is not there, or not mine', async () => {
    refuse(consultServices.consultDetail, commonRefusals.not_found)
    openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
    expect(await screen.findByText(commonRefusals.not_found.sentence)).toBeDefined()
  })
})

describe('what was said', () => {
  test('the time is told where more than twenty minutes lie between', async () => {
    const messages = (messageId: string, after: number) =>
      aMessage({ messageId, replyContent: messageId, saidAt: afternoon + after })
    answer(
      consultServices.consultDetail,
      inDetail(anAnswered(), {
        messageList: [messages('m1', 0), messages('m2', 20 * minutes), messages('m3', 40 * minutes + 1)],
      }),
    )
    // The day after it was said.
    vi.setSystemTime(Date.parse('2026-11-22T09:00:00+08:00'))
    await open()
    expect(notes()).toEqual(['昨天 15:04', '昨天 15:44'])
    vi.useRealTimers()
  })

  test('who says it; notices of the system stand in the middle', async () => {
    answer(
      consultServices.consultDetail,
      inDetail(anAnswered(), {
        messageList: [
          aMessage({ messageId: 'm1', msgLevel: 'SYS', replierType: 'SYS', replyContent: '医生已接诊' }),
          aMessage({ messageId: 'm2' }),
          aMessage({ messageId: 'm3', replierType: 'PAT', replyContent: '早晚各一次' }),
          aMessage({ messageId: 'm4', replyContent: '', attaList: [aPicture('x4')] }),
        ],
      }),
    )
    await open()
    expect(notes()).toContain('医生已接诊')
    const bubble = (text: string) => screen.getByText(text).closest('article')
    expect(bubble('请问您量了几次？')?.textContent).toContain('张伟 主任医师')
    expect(bubble('请问您量了几次？')?.className).toContain('them')
    expect(bubble('早晚各一次')?.className).toContain('me')
    expect(stream().getByRole('button', { name: '查看图片1' })).toBeDefined()
  })

  test('seen is seen, again with every new message', async () => {
    let messages = [aMessage()]
    answer(consultServices.consultDetail, () => inDetail(anAnswered(), { messageList: messages }))
    answer(consultServices.reply, () => {
      messages = [...messages, aMessage({ messageId: 'm2', replierType: 'PAT', replyContent: '两次' })]
      return { ...messages[1]!, repliesLeft: 2 }
    })
    await open()
    expect(sentTo(consultServices.readMessages)).toEqual({ consultId: 'c1' })
    expect(callsOf(consultServices.readMessages)).toHaveLength(1)
    type('请输入您要追问的内容', '两次')
    await press('发送')
    expect(stream().getAllByText('两次')).toHaveLength(1)
    expect(callsOf(consultServices.readMessages)).toHaveLength(2)
  })
})

describe('a long talk', () => {
  const talk = (count: number) =>
    Array.from({ length: count }, (_, at) => aMessage({ messageId: `m${at + 1}`, replyContent: `第${at + 1}条` }))
  const drawn = () => document.querySelectorAll('.bubble').length
  let messages = talk(150)
  beforeEach(() => {
    messages = talk(150)
    answer(consultServices.consultDetail, () => inDetail(anAnswered(), { messageList: messages }))
  })

  test('opens at its end; older messages come when they are asked for, and then who asked what', async () => {
    await open()
    expect(drawn()).toBe(60)
    expect(screen.getByText('第150条')).toBeDefined()
    expect(screen.queryByText('高血压')).toBeNull()
    await press('查看更早的消息')
    expect(drawn()).toBe(120)
    await press('查看更早的消息')
    expect(drawn()).toBe(150)
    expect(screen.getByText('高血压')).toBeDefined()
    expect(screen.queryByRole('button', { name: '查看更早的消息' })).toBeNull()
  })

  test('who reads further up is told of what comes, and led to it', async () => {
    await open()
    const scroller = document.querySelector('.room__scroll')!
    Object.defineProperty(scroller, 'scrollHeight', { value: 5000, configurable: true })
    scroller.scrollTop = 1000
    fireEvent.scroll(scroller)
    expect(screen.queryByRole('button', { name: /有新消息/ })).toBeNull()
    messages = talk(151)
    await act(async () => queryClient.refetchQueries())
    expect(screen.getByText('第151条')).toBeDefined()
    expect(scroller.scrollTop).toBe(1000)
    await press('有新消息 ↓')
    expect(scroller.scrollTop).toBe(5000)
    expect(screen.queryByRole('button', { name: /有新消息/ })).toBeNull()
  })

  test('what one says oneself brings the end into view', async () => {
    refuse(consultServices.reply, { code: '1', sentence: '网络错误，请稍后重试' })
    await open()
    const scroller = document.querySelector('.room__scroll')!
    Object.defineProperty(scroller, 'scrollHeight', { value: 5000, configurable: true })
    scroller.scrollTop = 1000
    fireEvent.scroll(scroller)
    type('请输入您要追问的内容', '谢谢')
    await press('发送')
    expect(scroller.scrollTop).toBe(5000)
    expect(stream().getByText('谢谢')).toBeDefined()
    expect(screen.getByRole('button', { name: '重新发送' })).toBeDefined()
  })
})

describe('ending it', () => {
  test('is not offered before the doctor has answered', async () => {
    await open()
    expect(screen.queryByRole('button', { name: '结束咨询' })).toBeNull()
  })

  test('is asked about, and then done', async () => {
    answer(consultServices.consultDetail, inDetail(anAnswered(), { events: ['end', 'reply'] }))
    answer(consultServices.endConsult, aConsult())
    await open()
    await press('结束咨询')
    expect(callsOf(consultServices.endConsult)).toHaveLength(0)
    await press('继续咨询')
    expect(callsOf(consultServices.endConsult)).toHaveLength(0)
    await press('结束咨询')
    await press('结束咨询')
    expect(sentTo(consultServices.endConsult)).toEqual({ consultId: 'c1' })
  })
})

test('it is asked for again every five seconds while it is shown', async () => {
  vi.useFakeTimers()
  const { leave } = openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  const later = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
  await later(0)
  expect(callsOf(consultServices.consultDetail)).toHaveLength(1)
  answer(consultServices.consultDetail, inDetail(anAnswered(), { messageList: [aMessage()] }))
  await later(5_000)
  expect(screen.getByText('请问您量了几次？')).toBeDefined()
  leave()
  await later(60_000)
  expect(callsOf(consultServices.consultDetail)).toHaveLength(2)
  vi.useRealTimers()
})

test('one consult’s draft is not written into the next one', async () => {
  answer(consultServices.consultDetail, sent =>
    inDetail(anAnswered({ consultId: (sent as { consultId: string }).consultId })),
  )
  const { router } = await open()
  await act(async () => router.navigate('/team/consult/c2'))
  await act(async () => router.navigate('/team/consult/c1'))
  type('请输入您要追问的内容', '说到一半')
  await act(async () => router.navigate('/team/consult/c2'))
  expect(screen.queryByDisplayValue('说到一半')).toBeNull()
  fireEvent.change(screen.getByLabelText('请输入您要追问的内容'), { target: { value: '别的' } })
  expect(localStorage.getItem('nethos.draft.chat.c1')).toContain('说到一半')
})

test('a talk that is on its way has the shape of a talk', () => {
  answer(consultServices.consultDetail, () => new Promise<never>(() => {}))
  openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  expect(document.querySelector('.skeleton--chat')).not.toBeNull()
})
