import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { systemServices } from '@nethos/contract/system/system.services.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, type } from '../../../testing/open-at.tsx'
import { afternoon, anAnswered, inDetail } from '../testing/consult.samples.ts'
import ReviewPage from './review.page.tsx'

vi.mock('@nethos/calls/call.ts')
const ended = anAnswered({ consultStatus: 'unreviewed', repliesLeft: 0 })
beforeEach(() => {
  forget()
  answer(consultServices.consultDetail, inDetail(ended, { events: ['review'] }))
  answer(consultServices.reviewConsult, true)
  answer(consultServices.givenReview, null)
  answer(systemServices.dictionary, [
    { dictionaryId: '1', dicValue: '回复快', isGood: true },
    { dictionaryId: '2', dicValue: '很耐心', isGood: true },
    { dictionaryId: '3', dicValue: '回复慢', isGood: false },
  ])
})

const open = async () => {
  const opened = openAt('/comment?consultId=c1', ReviewPage)
  await screen.findByText('张伟')
  return opened
}
const rate = (stars: number) =>
  act(async () => fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${stars}星`) })))
const offered = () => screen.queryAllByRole('button', { pressed: false }).map(button => button.textContent)
const publish = () => screen.queryByRole('button', { name: '发布' })

describe('rating', () => {
  test('发布 comes with the stars', async () => {
    await open()
    expect(publish()).toBeNull()
    await rate(5)
    expect(publish()).not.toBeNull()
  })

  test('words of danger are answered with 120 here too', async () => {
    await open()
    await rate(1)
    type('评价内容（选填）', '没有人管我，我不想活了')
    expect(await screen.findByRole('link', { name: /120/ })).toBeDefined()
  })

  test('words that fit are offered: good ones from three stars on', async () => {
    await open()
    expect(offered()).toEqual([])
    await rate(3)
    expect(sentTo(systemServices.dictionary)).toEqual({ dicName: '评价' })
    expect(offered()).toEqual(['回复快', '很耐心'])
    await rate(2)
    expect(offered()).toEqual(['回复慢'])
  })

  test('praise does not stay with a bad rating; it stays with another good one', async () => {
    await open()
    await rate(5)
    await press('很耐心')
    await rate(4)
    expect(screen.getByRole('button', { name: '很耐心', pressed: true })).toBeDefined()
    await rate(1)
    await press('发布')
    expect(sentTo(consultServices.reviewConsult)).toMatchObject({ score: 2, tags: [] })
  })

  test('under three stars there is somebody to complain to', async () => {
    await open()
    await rate(3)
    expect(screen.queryByText(/投诉/)).toBeNull()
    await rate(2)
    expect(screen.getByText(/如需投诉或退款，请联系客服/)).toBeDefined()
    expect(screen.getByRole('link', { name: /拨打客服电话/ }).getAttribute('href')).toBe('tel:400-000-1234')
  })

  test('it is sent as twice the stars, with tags and words, and leads back to the consult', async () => {
    const { at } = await open()
    await rate(4)
    await press('很耐心')
    await press('回复快')
    await press('回复快')
    type('评价内容（选填）', '谢谢医生')
    await press('发布')
    expect(sentTo(consultServices.reviewConsult)).toEqual({
      consultId: 'c1',
      score: 8,
      tags: ['很耐心'],
      content: '谢谢医生',
    })
    expect(screen.getByText('感谢您的评价')).toBeDefined()
    expect(at()).toBe('/team/consult/c1')
    expect(localStorage.getItem('nethos.draft.review.c1')).toBeNull()
  })

  test('at most two hundred characters', async () => {
    await open()
    await rate(5)
    type('评价内容（选填）', '𠮷'.repeat(201))
    await press('发布')
    expect(screen.getAllByText('评价内容不能超过200个字')).toHaveLength(2)
    expect(callsOf(consultServices.reviewConsult)).toHaveLength(0)
    type('评价内容（选填）', '𠮷'.repeat(200))
    await press('发布')
    expect(callsOf(consultServices.reviewConsult)).toHaveLength(1)
  })

  test('what was chosen and typed is still there after a call', async () => {
    const { leave } = await open()
    await rate(4)
    type('评价内容（选填）', '谢谢')
    leave()
    await open()
    expect(screen.getByRole('radio', { name: /^4星/ })).toHaveProperty('checked', true)
    expect(screen.getByDisplayValue('谢谢')).toBeDefined()
  })
})

describe('where there is nothing to rate', () => {
  beforeEach(() => answer(consultServices.consultDetail, inDetail({ ...ended, consultStatus: 'finished' })))

  test('what was said is shown', async () => {
    answer(consultServices.givenReview, { score: 8, content: '很耐心,谢谢', tags: ['很耐心'], createdAt: afternoon })
    await open()
    expect(await screen.findByText('您的评价')).toBeDefined()
    expect(screen.getByText('谢谢')).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('nothing was said, and the time is over', async () => {
    await open()
    expect(await screen.findByText('这次咨询现在不能评价')).toBeDefined()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})

test('without a consult: on to all of them', () => expect(openAt('/comment', ReviewPage).at()).toBe('/my/consult'))
