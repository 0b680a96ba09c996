import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { askPharmacistServices as services, type Pharmacist } from '@nethos/contract/renewal/ask-pharmacist.services.ts'
import { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { aStart } from '../../consult/testing/consult.samples.ts'
import { aFather, aPerson } from '../../people/testing/people.samples.ts'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import { aDrug, aLine } from '../testing/renewal.samples.ts'
import AskPharmacistPage from './ask-pharmacist.page.tsx'

vi.mock('@nethos/calls/call.ts')

const pharmacist = (changes: Partial<Pharmacist> = {}): Pharmacist => ({
  docId: 'p1',
  docName: '陈苓',
  docTitle: '副主任药师',
  docDeptName: '药学部',
  docHosName: '宁海人民医院',
  docAvatar: 'a',
  docSkill: '多药合用',
  priceCents: 0,
  replyLimit: 10,
  isOpen: true,
  ...changes,
})
const page = <Row,>(rows: Row[]) => ({ rows, pageNum: 1, pageSize: 10, hasNextPage: false })
const taken = {
  prescriptionId: 'r1',
  personId: 'p2',
  docName: '沈知远',
  docDeptName: '心血管内科',
  drugs: [aLine()],
  startedAt: 0,
  endsAt: 1,
  isReceived: true,
  isCurrent: true,
  times: [],
  weekdays: [],
}

beforeEach(() => {
  localStorage.clear()
  forget()
  answer(services.listPharmacists, [
    pharmacist(),
    pharmacist({ docId: 'p2', docName: '石远志', priceCents: 900 }),
    pharmacist({ docId: 'p3', docName: '白及宁', isOpen: false }),
  ])
  answer(services.onePharmacist, pharmacist())
  answer(services.askPharmacist, aStart({ consultType: 'DRUGPIC' }))
  answer(peopleServices.listPeople, [aPerson(), aFather()])
  answer(renewalServices.listMedications, page([taken]))
  answer(
    renewalServices.findDrugs,
    page([aDrug({ drugId: 'drug0200', drugName: '布洛芬缓释胶囊', specification: '0.3g×20粒' })]),
  )
  answer(consentServices.giveConsent, true)
})

const open = async () => {
  const opened = openAt('/yyzx?docId=p1&compatId=p2', AskPharmacistPage)
  await screen.findByRole('radio', { name: '王德福' })
  return opened
}
const agree = () => act(async () => fireEvent.click(screen.getByRole('checkbox')))

test('first which pharmacist: what he is good at, and for how much; who is closed says so', async () => {
  const { at } = openAt('/yyzx?compatId=p2', AskPharmacistPage)
  expect(await screen.findByText('陈苓')).toBeDefined()
  expect(screen.getByText('免费')).toBeDefined()
  expect(screen.getByText('¥9.00')).toBeDefined()
  expect(screen.getByText(/不能诊断和开药。情况紧急请拨打120/)).toBeDefined()
  await act(async () => fireEvent.click(screen.getByText('白及宁')))
  expect(screen.getByText('这位药师还没有开通用药咨询')).toBeDefined()
  await act(async () => fireEvent.click(screen.getByText('石远志')))
  expect(at()).toBe('/yyzx?docId=p2&compatId=p2')
})

test('for whom, about which medicines, and the question: sent together, kept until then', async () => {
  const { leave } = await open()
  await press(/^\+ 苯磺酸氨氯地平片/)
  type('添加其他药品', 'blf')
  await press('搜索')
  expect(sentTo(renewalServices.findDrugs)).toMatchObject({ search: 'blf' })
  await press(/^\+ 布洛芬缓释胶囊/)
  type('添加其他药品', '银杏叶片')
  await press('搜索')
  await press('按药盒上的名字添加“银杏叶片”')
  await press('移除苯磺酸氨氯地平片')
  type('想问的问题', '能一起吃吗？')
  type('过敏史（选填）', '青霉素')
  leave()
  const { at } = await open()
  expect(screen.getByDisplayValue('能一起吃吗？')).toBeDefined()
  expect(screen.getByText('用药咨询 · 可追问10条')).toBeDefined()
  await press('提交')
  expect(screen.getByText('请先阅读用户协议')).toBeDefined()
  expect(callsOf(services.askPharmacist)).toHaveLength(0)
  await agree()
  await press('提交')
  expect(sentTo(services.askPharmacist)).toEqual({
    docId: 'p1',
    personId: 'p2',
    medicines: [
      { drugId: 'drug0200', drugName: '布洛芬缓释胶囊' },
      { drugId: '', drugName: '银杏叶片' },
    ],
    allergyHistory: '青霉素',
    consultContent: '能一起吃吗？',
    attaIdList: [],
  })
  expect(at()).toBe('/team/consult/c1')
})

test('without a person or a question it is not sent; an emergency is said first', async () => {
  openAt('/yyzx?docId=p1', AskPharmacistPage)
  await screen.findByRole('radio', { name: '王德福' })
  await press('提交')
  expect(screen.getByText('请选择就诊人')).toBeDefined()
  expect(screen.getByText('咨询内容不能为空')).toBeDefined()
  type('想问的问题', '孩子误服了降压药')
  expect(way('拨打120急救')).toBe('tel:120')
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: '王德福' })))
  await agree()
  await press('提交')
  await press('我已知晓，继续提交')
  expect(sentTo(services.askPharmacist)).toMatchObject({ personId: 'p2', consultContent: '孩子误服了降压药' })
})
