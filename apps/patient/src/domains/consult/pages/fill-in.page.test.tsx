import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { aFather, aPerson } from '../../people/testing/people.samples.ts'
import { openAt, press, type } from '../../../testing/open-at.tsx'
import { aStart } from '../testing/consult.samples.ts'
import FillInPage from './fill-in.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(peopleServices.listPeople, [aPerson(), aFather()])
  answer(consultServices.startPictureConsult, aStart())
})

const open = async () => {
  const opened = openAt('/pictureConsultNext?docId=d1', FillInPage)
  await screen.findByRole('radio', { name: '王德福' })
  return opened
}

test('person, illness and description stand on one page and are sent together', async () => {
  const { at } = await open()
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '王德福' })))
  type('疾病名称（选填）', '高血压')
  type('病情描述', '头晕')
  await press('提交')
  expect(sentTo(consultServices.startPictureConsult)).toMatchObject({
    docId: 'd1',
    personId: 'p2',
    illnessName: '高血压',
    consultContent: '头晕',
  })
  expect(at()).toBe('/team/consult/c1')
})

test('everything that is wrong is told at once, and nothing is sent', async () => {
  await open()
  type('疾病名称（选填）', '高'.repeat(21))
  await press('提交')
  for (const sentence of ['请选择就诊人', '疾病名称不能超过20个字', '咨询内容不能为空'])
    expect(screen.getByText(sentence)).toBeDefined()
  expect(callsOf(consultServices.startPictureConsult)).toHaveLength(0)
})

test('without a doctor: on to the doctors', () =>
  expect(openAt('/pictureConsultNext', FillInPage).at()).toBe('/doc/index'))
