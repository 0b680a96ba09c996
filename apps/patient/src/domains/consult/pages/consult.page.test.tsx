import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '@nethos/calls/query.ts'
import { upload } from '@nethos/calls/upload.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../account/testing/open-page.tsx'
import { openAt, pick, press, type, way } from '../../system/testing/open-at.tsx'
import { aConsult, afternoon, aMessage, anAnswered, aPicture, inDetail, minutes } from '../testing/consult.samples.ts'
import ConsultPage from './consult.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')
beforeEach(() => {
  forget()
  vi.mocked(upload).mockReset()
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
      house: { environment: { shell: 'payment', system: 'ios', isDoctorClient: false } },
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

  test('a consult that is not there, or not mine', async () => {
    refuse(consultServices.consultDetail, commonRefusals.not_found)
    openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
    expect(await screen.findByText(commonRefusals.not_found.sentence)).toBeDefined()
  })
})

describe('what was said', () => {
  test('the time is told where more than twenty minutes lie between', async () => {
    const said = (messageId: string, after: number) =>
      aMessage({ messageId, replyContent: messageId, saidAt: afternoon + after })
    answer(
      consultServices.consultDetail,
      inDetail(anAnswered(), {
        messageList: [said('m1', 0), said('m2', 20 * minutes), said('m3', 40 * minutes + 1)],
      }),
    )
    await open()
    expect(notes()).toEqual(['2026-11-21 15:04', '2026-11-21 15:44'])
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
    let said = [aMessage()]
    answer(consultServices.consultDetail, () => inDetail(anAnswered(), { messageList: said }))
    answer(consultServices.reply, () => {
      said = [...said, aMessage({ messageId: 'm2', replierType: 'PAT', replyContent: '两次' })]
      return { ...said[1]!, repliesLeft: 2 }
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

describe('asking on', () => {
  const write = async (text: string) => {
    type('请输入您要追问的内容', text)
    await press('发送')
  }
  beforeEach(() => {
    answer(consultServices.consultDetail, inDetail(anAnswered({ repliesLeft: 2 })))
    answer(consultServices.reply, { ...aMessage(), repliesLeft: 1 })
  })

  test('tells how often one may', async () => {
    await open()
    expect(screen.getByText('您还能回复2条')).toBeDefined()
  })

  test('a line is sent trimmed, with a name of its own', async () => {
    await open()
    await write(' 还需要做检查吗？ ')
    expect(sentTo(consultServices.reply)).toEqual({
      consultId: 'c1',
      sendId: expect.stringMatching(/^[0-9a-f]{24}$/),
      replyContent: '还需要做检查吗？',
      attaIdList: [],
    })
    expect(screen.getByLabelText('请输入您要追问的内容')).toHaveProperty('value', '')
    await write('好的')
    const [first, second] = callsOf(consultServices.reply).map(([, sent]) => (sent as { sendId: string }).sendId)
    expect(first).not.toBe(second)
  })

  test('at most a hundred characters', async () => {
    await open()
    type('请输入您要追问的内容', '𠮷'.repeat(101))
    expect(screen.getByText('最多100个字，超出1个字')).toBeDefined()
    await press('发送')
    expect(callsOf(consultServices.reply)).toHaveLength(0)
  })

  test('what could not be sent stays, and is the same message when it is tried again', async () => {
    refuse(consultServices.reply, { code: '1', sentence: '网络错误，请稍后重试' })
    await open()
    await write('还需要做检查吗？')
    expect(screen.getByText('网络错误，请稍后重试')).toBeDefined()
    expect(stream().getByText('还需要做检查吗？')).toBeDefined()
    answer(consultServices.reply, { ...aMessage(), repliesLeft: 1 })
    await press('重新发送')
    expect(stream().queryByText('还需要做检查吗？')).toBeNull()
    const [first, second] = callsOf(consultServices.reply).map(([, sent]) => sent)
    expect(second).toEqual(first)
  })

  test('what could not be sent is still there after a crash, and can be thrown away', async () => {
    refuse(consultServices.reply, consultRefusals.no_replies_left)
    const { leave } = await open()
    await write('还需要做检查吗？')
    leave()
    await open()
    expect(stream().getByText('还需要做检查吗？')).toBeDefined()
    await press('删除')
    expect(stream().queryByText('还需要做检查吗？')).toBeNull()
    expect(localStorage.getItem('nethos.draft.chat.c1')).not.toContain('还需要')
  })

  test('what is on its way says so; what is typed meanwhile stays, and a picture waits its turn', async () => {
    const answers: (() => void)[] = []
    answer(consultServices.reply, (() =>
      new Promise(resolve => answers.push(() => resolve({ ...aMessage(), repliesLeft: 1 })))) as never)
    vi.mocked(upload).mockResolvedValue(aPicture('x5'))
    await open()
    await write('第一句')
    expect(stream().getByText('发送中…')).toBeDefined()
    type('请输入您要追问的内容', '第二句')
    await pick(screen.getByTestId('chat-pictures'), new File(['photo'], '血压.jpg', { type: 'image/jpeg' }))
    expect(stream().getAllByText('发送中…')).toHaveLength(2)
    expect(callsOf(consultServices.reply)).toHaveLength(1)
    await act(async () => answers[0]!())
    expect(sentTo(consultServices.reply)).toMatchObject({ replyContent: '', attaIdList: ['x5'] })
    await act(async () => answers[1]!())
    expect(stream().queryByText(/发送中|发送失败/)).toBeNull()
    expect(screen.getByDisplayValue('第二句')).toBeDefined()
  })

  test('what is typed is still there after a call', async () => {
    const { leave } = await open()
    type('请输入您要追问的内容', '说到一半')
    leave()
    await open()
    expect(screen.getByDisplayValue('说到一半')).toBeDefined()
  })
})

describe('files', () => {
  const file = (name: string) => new File(['bytes'], name)
  beforeEach(() => {
    answer(consultServices.consultDetail, inDetail(anAnswered()))
    answer(consultServices.reply, { ...aMessage(), repliesLeft: 1 })
    let count = 0
    vi.mocked(upload).mockImplementation(async () => aPicture(`x${++count}`))
  })

  test('the plus opens pictures, camera and PDF', async () => {
    await open()
    await press('更多功能')
    for (const name of ['图片', '拍照', 'PDF文件']) expect(screen.getByRole('button', { name })).toBeDefined()
  })

  test('at most nine pictures go with one send', async () => {
    await open()
    await pick(screen.getByTestId('chat-pictures'), ...Array.from({ length: 10 }, (_, at) => file(`${at}.jpg`)))
    expect(screen.getByText('最多选择9张')).toBeDefined()
    expect(upload).toHaveBeenCalledTimes(9)
    expect((sentTo(consultServices.reply) as { attaIdList: string[] }).attaIdList).toHaveLength(9)
  })

  test('only a pdf is taken for one', async () => {
    await open()
    await pick(screen.getByTestId('chat-pdf'), file('报告.docx'))
    expect(screen.getByText('请上传pdf格式的文件')).toBeDefined()
    expect(upload).not.toHaveBeenCalled()
    await pick(screen.getByTestId('chat-pdf'), file('报告.PDF'))
    expect(sentTo(consultServices.reply)).toMatchObject({ attaIdList: ['x1'] })
  })

  test('what could not be uploaded is named, the others go', async () => {
    vi.mocked(upload).mockRejectedValueOnce(new Error('图片太大'))
    await open()
    await pick(screen.getByTestId('chat-pictures'), file('甲.jpg'), file('乙.jpg'))
    expect(screen.getByText('甲.jpg发送失败：图片太大')).toBeDefined()
    expect(sentTo(consultServices.reply)).toMatchObject({ attaIdList: ['x1'] })
  })
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
