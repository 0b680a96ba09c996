import { act, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { upload } from '@nethos/calls/upload.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, pick, press, type } from '../../../testing/open-at.tsx'
import { aPicture, aStart } from '../testing/consult.samples.ts'
import DescribeIllnessPage from './describe-illness.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/upload.ts')
beforeEach(() => {
  forget()
  vi.mocked(upload).mockReset().mockResolvedValue(aPicture('x1'))
  answer(consultServices.startPictureConsult, aStart())
})

const address = '/consult/v2/2?id=d1&type=pic&compatId=p1&consultSource=BANNER&consultSourceId=7'
const open = () => openAt(address, DescribeIllnessPage)
const photo = new File(['photo'], '血压.jpg', { type: 'image/jpeg' })
const started = () => callsOf(consultServices.startPictureConsult)

describe('what is typed', () => {
  test('the description must be there', async () => {
    open()
    expect(screen.queryByText('咨询内容不能为空')).toBeNull()
    type('病情描述', '   ')
    await press('提交')
    expect(screen.getByText('咨询内容不能为空')).toBeDefined()
    expect(started()).toHaveLength(0)
  })

  test('500 characters at most, counted as people count', async () => {
    open()
    type('病情描述', '𠮷'.repeat(501))
    expect(screen.getByText('咨询内容不能超过500个字')).toBeDefined()
    expect(screen.getByText('501/500，超出1字')).toBeDefined()
    await press('提交')
    expect(started()).toHaveLength(0)
    type('病情描述', '𠮷'.repeat(500))
    expect(screen.queryByText('咨询内容不能超过500个字')).toBeNull()
    await press('提交')
    expect(started()).toHaveLength(1)
  })

  test('what is hoped for has its limit as well', async () => {
    open()
    type('病情描述', '头晕')
    type('希望得到的帮助（选填）', '好'.repeat(501))
    expect(screen.getByText('希望得到的帮助不能超过500个字')).toBeDefined()
    await press('提交')
    expect(started()).toHaveLength(0)
  })

  test('is still there after a call or a crash, pictures too; gone once it is sent', async () => {
    const first = open()
    type('病情描述', '头晕三天')
    await pick(screen.getByTestId('pictures-input'), photo)
    expect(await screen.findByText('1/9')).toBeDefined()
    first.leave()
    const second = open()
    expect(screen.getByDisplayValue('头晕三天')).toBeDefined()
    expect(screen.getByText('1/9')).toBeDefined()
    await press('提交')
    second.leave()
    open()
    expect(screen.queryByDisplayValue('头晕三天')).toBeNull()
    expect(screen.getByText('0/9')).toBeDefined()
  })
})

describe('sending', () => {
  const send = async () => {
    const opened = open()
    type('病情描述', '头晕')
    await press('提交')
    return opened
  }

  test('everything goes along: for whom, what, since when, what for, pictures, from where', async () => {
    open()
    type('病情描述', '头晕')
    type('患病时长（选填）', '两周')
    type('希望得到的帮助（选填）', '要不要换药')
    await pick(screen.getByTestId('pictures-input'), photo)
    await screen.findByRole('button', { name: '添加图片' })
    await press('提交')
    expect(sentTo(consultServices.startPictureConsult)).toEqual({
      docId: 'd1',
      personId: 'p1',
      consultContent: '头晕',
      illnessName: '',
      illnessTime: '两周',
      expectedHelpContent: '要不要换药',
      attaIdList: ['x1'],
      consultSource: 'BANNER',
      consultSourceId: '7',
    })
  })

  test('what costs something leads to the payment', async () => {
    answer(consultServices.startPictureConsult, aStart({ consultStatus: 'unpaid' }))
    const { at } = await send()
    expect(at()).toBe('/videoPay?consultId=c1')
  })

  test('what is free leads straight to the consult', async () => {
    const { at } = await send()
    expect(at()).toBe('/team/consult/c1')
  })

  test('not while a picture is on its way', async () => {
    let arrive = (_: ReturnType<typeof aPicture>) => {}
    vi.mocked(upload).mockReturnValue(new Promise(resolve => (arrive = resolve)))
    open()
    type('病情描述', '头晕')
    await pick(screen.getByTestId('pictures-input'), photo)
    await press('提交')
    expect(screen.getByText('正在上传中...')).toBeDefined()
    expect(started()).toHaveLength(0)
    await act(async () => arrive(aPicture('x1')))
    await screen.findByRole('button', { name: '添加图片' })
    await press('提交')
    expect(sentTo(consultServices.startPictureConsult)).toMatchObject({ attaIdList: ['x1'] })
  })
})

test('without a doctor: on to the doctors', () =>
  expect(openAt('/consult/v2/2', DescribeIllnessPage).at()).toBe('/doc/index'))
