import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consultRefusals } from '@nethos/contract/consult/consult.refusals.ts'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { aCard } from '../../doctors/testing/doctor.samples.ts'
import { aChild, aFather, aPerson } from '../../people/testing/people.samples.ts'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import ChoosePersonPage from './choose-person.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(doctorServices.doctorCard, aCard())
  answer(peopleServices.listPeople, [aPerson(), aFather(), aChild()])
  answer(consultServices.openConsult, { consultId: null })
})

const address = '/consult/v2/1?id=d1&type=pic'
const choose = async (name: string) => {
  const one = await screen.findByRole('radio', { name })
  await act(async () => fireEvent.click(one))
}
const isChosen = async (name: string) => (await screen.findByRole('radio', { name })) as HTMLInputElement

describe('for whom', () => {
  test('one of the account’s people, each with what tells him', async () => {
    const { at } = openAt(address, ChoosePersonPage)
    await choose('王德福')
    expect(screen.getByText('男 · 72岁')).toBeDefined()
    expect(screen.getByText('女 · 38岁 · 本人')).toBeDefined()
    await press('下一步')
    expect(at()).toBe('/consult/v2/2?id=d1&type=pic&compatId=p2')
  })

  test('nobody chosen, nobody asked for', async () => {
    const { at } = openAt(address, ChoosePersonPage)
    await isChosen('王秀英')
    await press('下一步')
    expect(screen.getByText('请选择就诊人')).toBeDefined()
    expect(at()).toBe(address)
  })

  test('where there is nobody, it says so and leads to adding somebody, and back here', async () => {
    answer(peopleServices.listPeople, [])
    openAt(address, ChoosePersonPage)
    expect(await screen.findByText('您还没有就诊人信息，请先添加就诊人')).toBeDefined()
    expect(way('+ 添加就诊人')).toBe(`/my/compat/add?callback=${encodeURIComponent(address)}`)
  })

  test('who has just been added is chosen', async () => {
    openAt(`${address}&compatId=p2`, ChoosePersonPage)
    expect((await isChosen('王德福')).checked).toBe(true)
  })

  test('who has been removed since is no longer chosen', async () => {
    const { at } = openAt(`${address}&compatId=p9`, ChoosePersonPage)
    await isChosen('王秀英')
    await press('下一步')
    expect(screen.getByText('请选择就诊人')).toBeDefined()
    expect(at()).toBe(`${address}&compatId=p9`)
  })

  test('a child under six needs a guardian; the way to name one comes back here', async () => {
    openAt(address, ChoosePersonPage)
    await choose('李小满')
    expect(screen.getByText(/就诊人未满6岁，为保障就诊人权益，请添加监护人信息。/)).toBeDefined()
    expect(way('去添加')).toBe(`/my/jhr/add?compatId=p3&nextPage=${encodeURIComponent(address)}`)
    await choose('王德福')
    expect(screen.queryByText(/监护人/)).toBeNull()
  })
})

test('whoever has an open question to this doctor is told before he writes it all again', async () => {
  answer(consultServices.openConsult, { consultId: 'c7' })
  const { at } = openAt(address, ChoosePersonPage)
  await choose('王德福')
  expect(sentTo(consultServices.openConsult)).toEqual({ docId: 'd1', personId: 'p2', consultType: 'DOCPIC' })
  await press('下一步')
  expect(screen.getByText(consultRefusals.already_open.sentence)).toBeDefined()
  await press('返回')
  expect(at()).toBe(address)
  await press('下一步')
  await press('查看咨询')
  expect(at()).toBe('/team/consult/c7')
})

describe('the illness', () => {
  test('may stay empty; at most twenty characters, however rare', async () => {
    const { at } = openAt(address, ChoosePersonPage)
    await choose('王秀英')
    expect(screen.getByPlaceholderText('如未确诊可不填')).toBeDefined()
    type('疾病名称（选填）', '𠮷'.repeat(21))
    expect(screen.getByText('疾病名称不能超过20个字')).toBeDefined()
    await press('下一步')
    expect(at()).toBe(address)
    type('疾病名称（选填）', '𠮷'.repeat(20))
    expect(screen.queryByText('疾病名称不能超过20个字')).toBeNull()
    await press('下一步')
    expect(at()).toBe('/consult/v2/2?id=d1&type=pic&compatId=p1')
  })

  test('what was chosen and typed is still there after a call', async () => {
    const { leave } = openAt(address, ChoosePersonPage)
    await choose('王德福')
    type('疾病名称（选填）', '高血压')
    leave()
    openAt(address, ChoosePersonPage)
    expect((await isChosen('王德福')).checked).toBe(true)
    expect(screen.getByDisplayValue('高血压')).toBeDefined()
  })

  test('what was typed for one doctor is not told to another', async () => {
    const { leave } = openAt(address, ChoosePersonPage)
    type('疾病名称（选填）', '高血压')
    leave()
    openAt('/consult/v2/1?id=d2&type=pic', ChoosePersonPage)
    await isChosen('王秀英')
    expect(screen.queryByDisplayValue('高血压')).toBeNull()
  })
})

test('without a doctor: on to the doctors', () =>
  expect(openAt('/consult/v2/1', ChoosePersonPage).at()).toBe('/doc/index'))
