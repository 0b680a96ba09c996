import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import { aChild } from '../../people/testing/people.samples.ts'
import DescribeIllnessPage from './describe-illness.page.tsx'
import ConsultPage from './consult.page.tsx'
import SupplementPage from './supplement.page.tsx'
import { aConsult, aMessage, anAnswered, aStart, inDetail } from '../testing/consult.samples.ts'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(consultServices.startPictureConsult, aStart())
  answer(consultServices.readMessages, true)
  answer(consultServices.supplement, aStart().consult)
})

test('while it is typed the advice and 120 stand above; sent only after a question, and never blocked', async () => {
  openAt('/consult/v2/2?id=d1&type=pic&compatId=p1', DescribeIllnessPage)
  type('病情描述', '突然胸痛，出冷汗')
  expect(await screen.findByText('您描述的情况可能很紧急：胸痛')).toBeDefined()
  expect(way('拨打120急救')).toBe('tel:120')
  await press('提交')
  expect(screen.getByText('请先确认是否需要急救')).toBeDefined()
  expect(callsOf(consultServices.startPictureConsult)).toHaveLength(0)
  await press('返回拨打120')
  expect(callsOf(consultServices.startPictureConsult)).toHaveLength(0)
  await press('提交')
  await press('我已知晓，继续提交')
  expect(sentTo(consultServices.startPictureConsult)).toMatchObject({ consultContent: '突然胸痛，出冷汗' })
})

test('whoever thinks of death finds somebody to talk to', async () => {
  openAt('/my/bczl?consultId=c1', SupplementPage)
  type('补充说明', '我不想活了')
  expect(await screen.findByText(/请不要一个人待着/)).toBeDefined()
  expect(way('全国心理援助热线 12356')).toBe('tel:12356')
})

describe('who it is counts while it is typed', () => {
  const newborn = aChild({ personId: 'p1', age: 0, ageWords: '出生12天', needsGuardian: false })

  test('where a consult begins: a newborn has limits of his own', async () => {
    answer(peopleServices.listPeople, [newborn])
    openAt('/consult/v2/2?id=d1&type=pic&compatId=p1', DescribeIllnessPage)
    type('病情描述', '体温38.1')
    expect(await screen.findByText(/^您描述的情况可能很紧急/)).toBeDefined()
  })

  test('in what is added before the doctor has answered', async () => {
    answer(consultServices.consultDetail, inDetail(aConsult({ ageWords: '出生12天' })))
    openAt('/my/bczl?consultId=c1', SupplementPage)
    type('补充说明', '体温38.1')
    expect(await screen.findByText(/^您描述的情况可能很紧急/)).toBeDefined()
  })

  test.each([
    ['a moment ago', 0, true],
    ['two hours ago', 2 * 3_600_000, false],
  ])('in the talk: what he wrote %s', async (_when, ago, isTold) => {
    const written = aMessage({ replierType: 'PAT', replyContent: '我怀孕34周了', saidAt: Date.now() - ago })
    answer(consultServices.consultDetail, inDetail(anAnswered({ repliesLeft: 2 }), { messageList: [written] }))
    openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
    await screen.findByRole('log')
    type('请输入您要追问的内容', '血压165/110')
    if (isTold) expect(await screen.findByText(/^您描述的情况可能很紧急/)).toBeDefined()
    else expect(screen.queryByText(/^您描述的情况可能很紧急/)).toBeNull()
    expect(callsOf(consultServices.consultDetail)).toHaveLength(1)
  })
})

test('nothing of it stands where nothing of it was said', async () => {
  openAt('/consult/v2/2?id=d1&type=pic&compatId=p1', DescribeIllnessPage)
  type('病情描述', '没有胸痛，最近血压偏高')
  expect(screen.queryByRole('alert')).toBeNull()
  await press('提交')
  expect(callsOf(consultServices.startPictureConsult)).toHaveLength(1)
})

test('in the consult it stands before everything else as long as it is going', async () => {
  answer(consultServices.consultDetail, inDetail(aConsult({ redFlags: ['stroke'] })))
  openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  expect(await screen.findByText('您描述的情况可能很紧急：疑似中风')).toBeDefined()
  expect(way('拨打120急救')).toBe('tel:120')
})

test('once the doctor has answered it is folded, one tap away, and leaves the talk its room', async () => {
  answer(consultServices.consultDetail, inDetail(anAnswered({ redFlags: ['stroke'] })))
  openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  const folded = (await screen.findByText('情况加重请立即拨打120')).closest('details')
  expect(folded?.open).toBe(false)
  await waitFor(() => expect(folded?.textContent).toContain('疑似中风'))
  expect(screen.getAllByText('您描述的情况可能很紧急：疑似中风').every(one => folded?.contains(one))).toBe(true)
})

test('typed into the talk it says the same before it is sent, and never blocks', async () => {
  answer(consultServices.consultDetail, inDetail(anAnswered({ repliesLeft: 2 })))
  answer(consultServices.reply, { ...aMessage(), repliesLeft: 1 })
  openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  await screen.findByRole('log')
  expect(screen.queryByRole('alert')).toBeNull()
  type('请输入您要追问的内容', '我不想活了')
  expect(await screen.findByText('您描述的情况可能很紧急：自伤、轻生念头')).toBeDefined()
  expect(way('拨打120急救')).toBe('tel:120')
  expect(way('全国心理援助热线 12356')).toBe('tel:12356')
  await press('发送')
  await press('返回拨打120')
  expect(callsOf(consultServices.reply)).toHaveLength(0)
  expect(screen.getByDisplayValue('我不想活了')).toBeDefined()
  await press('发送')
  await press('我已知晓，继续发送')
  expect(sentTo(consultServices.reply)).toMatchObject({ replyContent: '我不想活了' })
  expect(screen.queryByRole('alert')).toBeNull()
})
