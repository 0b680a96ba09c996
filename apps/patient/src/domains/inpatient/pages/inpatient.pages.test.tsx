import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { inpatientServices as services } from '@nethos/contract/inpatient/inpatient.services.ts'
import { visitServices } from '@nethos/contract/inpatient/visit.services.ts'
import { answer, callsOf, forget, openPage, sentTo } from '../../../testing/open-page.tsx'
import { anAdmissionOf } from '../testing/inpatient.samples.ts'
import CardPage from './card.page.tsx'
import DischargePage from './discharge.page.tsx'
import PreparePage from './prepare.page.tsx'
import RegisterPage from './register.page.tsx'
import WardPage from './ward.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(services.admission, anAdmissionOf())
  answer(services.registerAdmission, true)
  answer(services.saveRemark, true)
  answer(services.answerCall, true)
  answer(services.admissions, [])
  answer(services.toBeInspected, [])
  answer(services.toBeExamined, [])
})

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string | RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('radio', { name })))

test('住院登记: what is missing is said at its field, and nothing is sent', async () => {
  openPage('/admission/pre?compatId=p1', RegisterPage)
  await screen.findByText('周敏')
  await type('联系人手机号', '12345')
  await press('提交登记')
  for (const sentence of ['联系人姓名不能为空', '手机号格式错误', '现住址不能为空', '请选择医保类型'])
    expect(screen.getByText(sentence)).toBeDefined()
  expect(callsOf(services.registerAdmission)).toHaveLength(0)
})

test('住院登记: filled in it is sent and leads to its result', async () => {
  const { at } = openPage('/admission/pre?compatId=p1', RegisterPage)
  await screen.findByText('周敏')
  await type('联系人姓名', '王大明')
  await type('联系人手机号', '13900000002')
  await choose('子女')
  await type(/现住址/, '宁禾市东湖区文三路1号')
  await choose('职工医保')
  await press('提交登记')
  expect(sentTo(services.registerAdmission)).toEqual({
    admissionId: 'a1',
    personId: 'p1',
    contactName: '王大明',
    contactMobile: '13900000002',
    contactRelation: 'child',
    address: '宁禾市东湖区文三路1号',
    insuranceKind: 'employee',
  })
  expect(at()).toBe('/admission/result?compatId=p1')
})

test('入院前准备: a value in the wrong unit is refused, one that stands out is answered with what to do', async () => {
  openPage('/admission/before?compatId=p1', PreparePage)
  await screen.findByLabelText(/白细胞/)
  await type(/白细胞/, '6200')
  await press('保存')
  expect(screen.getByText(/白细胞须在0.1至500/)).toBeDefined()
  expect(callsOf(services.saveRemark)).toHaveLength(0)
  await type(/白细胞/, '12.5')
  expect(screen.getByText(/WS\/T 405—2012）。请把化验单带来/)).toBeDefined()
  await type(/收缩压/, '186')
  expect(screen.getByText(/血压达到180\/110mmHg或更高/)).toBeDefined()
})

test('a call is answered; whoever does not want to come is asked once more', async () => {
  answer(
    services.admission,
    anAdmissionOf({
      status: 'called',
      statusLabel: '已通知入院',
      canRegister: false,
      canAnswer: true,
      answerBy: Date.parse('2026-11-24T10:00:00+08:00'),
      arriveOn: '2026-11-25',
    }),
  )
  openPage('/admission/card?compatId=p1', CardPage)
  expect(await screen.findByText('请在2026年11月24日 10:00前答复。')).toBeDefined()
  await press('11月25日来住院')
  expect(sentTo(services.answerCall)).toEqual({ admissionId: 'a1', answer: 'accept' })
})

test('出院小结: of somebody who waits anew, the summary of the stay before is one tap away', async () => {
  const row = {
    personName: '王秀英',
    hosName: '宁禾大学附属第一医院',
    diagnosis: '',
    onDay: '2026-11-12',
    statusLabel: '',
  }
  answer(services.admissions, [
    { ...row, admissionId: 'a1', deptName: '骨科', status: 'waiting' },
    { ...row, admissionId: 'a0', deptName: '普通外科', status: 'discharged' },
  ])
  openPage('/admission/discharge?compatId=p1', DischargePage)
  const link = await screen.findByRole('link', { name: /^普通外科出院小结/ })
  expect(link.getAttribute('href')).toBe('/admission/discharge?compatId=p1&id=a0')
  expect(screen.queryByRole('link', { name: /^骨科/ })).toBeNull()
})

test('出院小结: an earlier stay is asked for by its own number', async () => {
  openPage('/admission/discharge?compatId=p1&id=a0', DischargePage)
  await screen.findByText(/出院小结在出院后由医院发来/)
  expect(sentTo(services.admission)).toEqual({ admissionId: 'a0' })
})

const day = {
  onDay: '2026-11-24',
  wardName: '普外科三病区',
  wardPhone: '0571-88000503',
  bedNo: '9',
  plan: [
    { at: Date.parse('2026-11-24T08:00:00+08:00'), what: '医生查房', place: '病房', note: '', isDone: false },
    {
      at: Date.parse('2026-11-24T09:00:00+08:00'),
      what: '测血压',
      place: '病房',
      note: '坐着休息5分钟再量',
      isDone: true,
    },
  ],
  team: [
    { role: '责任护士', name: '陈静', title: '主管护师' },
    { role: '主管医生', name: '周敏', title: '' },
  ],
  meals: [
    { meal: '午餐', time: '11:30', dishes: '米饭、清蒸鱼', orderUntil: '9:00' },
    { meal: '晚餐', time: '17:00', dishes: '面条', orderUntil: '' },
  ],
  diet: '低盐',
  visiting: ['每天15:00–17:00可以探视。'],
  rules: ['下床时请穿防滑鞋。'],
}

test('我的住院: today’s plan with what is done, who looks after him, meals, visiting and the rules of the ward', async () => {
  answer(services.admission, anAdmissionOf({ status: 'in_hospital' }))
  answer(services.ward, day)
  answer(visitServices.visiting, { isOpen: false, perPatient: 0, times: [], visits: [] })
  openPage('/admission/ward?compatId=p1', WardPage)
  expect(await screen.findByText(/测血压/)).toBeTruthy()
  expect(screen.getAllByText('已完成')).toHaveLength(1)
  expect(screen.getByText('陈静（主管护师）')).toBeTruthy()
  expect(screen.getByText('周敏')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '饮食：低盐' })).toBeTruthy()
  expect(screen.getByText('米饭、清蒸鱼（9:00前可向配餐员订餐）')).toBeTruthy()
  expect(screen.getByText('面条')).toBeTruthy()
  expect(screen.getByText('每天15:00–17:00可以探视。')).toBeTruthy()
  expect(screen.getByText('下床时请穿防滑鞋。')).toBeTruthy()
  expect(screen.getByRole('link', { name: /住院预缴/ })).toBeTruthy()
})

test('入院前准备: several that are to be booked are offered as one trip, a single one is not', async () => {
  const toDo = {
    examinationId: 'e1',
    itemName: '空腹抽血',
    appliedOn: '2026-11-23',
    status: 'ordered',
    statusLabel: '待预约',
    isToBook: true,
  }
  answer(services.toBeInspected, [toDo])
  answer(services.toBeExamined, [{ ...toDo, examinationId: 'e2', itemName: '常规心电图' }])
  openPage('/admission/before?compatId=p1', PreparePage)
  const link = await screen.findByRole('link', { name: '帮我安排成一次' })
  expect(decodeURIComponent(link.getAttribute('href')!)).toMatch(/ids=e1,e2/)
  expect(screen.getByText(/空腹的先做/)).toBeTruthy()
})

test('我的住院: who is not on a ward reads what now, and finds the way there', async () => {
  openPage('/admission/ward?compatId=p1', WardPage)
  const link = await screen.findByRole('link', { name: '查看入院办理' })
  expect(link.getAttribute('href')).toBe('/v2/rybl?compatId=p1')
})
