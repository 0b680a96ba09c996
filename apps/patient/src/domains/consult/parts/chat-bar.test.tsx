import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { upload } from '@nethos/calls/upload.ts'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, pick, press, type } from '../../../testing/open-at.tsx'
import ConsultPage from '../pages/consult.page.tsx'
import { aMessage, anAnswered, aPicture, inDetail } from '../testing/consult.samples.ts'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')
beforeEach(() => {
  forget()
  vi.mocked(upload).mockReset()
  answer(consultServices.readMessages, true)
})

const open = async () => {
  const opened = openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  await screen.findByRole('log')
  return opened
}
const stream = () => within(screen.getByRole('log'))

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
    expect(localStorage.getItem('nethos.draft.chat.c1') ?? '').not.toContain('还需要')
  })

  test('what is on its way says so; what is typed meanwhile stays, and a picture waits its turn', async () => {
    const answers: (() => void)[] = []
    answer(
      consultServices.reply,
      () => new Promise(resolve => answers.push(() => resolve({ ...aMessage(), repliesLeft: 1 }))),
    )
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
