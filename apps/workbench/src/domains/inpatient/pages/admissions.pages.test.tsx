import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { onTrouble, RefusedError } from '@nethos/calls/trouble.ts'
import {
  inpatientDeskServices as services,
  type DeskAdmission,
  type DeskBed,
} from '@nethos/contract/inpatient/inpatient-desk.services.ts'
import { inpatientDeskRefusals } from '@nethos/contract/inpatient/inpatient.refusals.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import AdmissionPage from './admission.page.tsx'
import AdmissionsPage from './admissions.page.tsx'
import BedsPage from './beds.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const now = Date.parse('2026-11-21T02:00:00Z')
const row = {
  admissionId: 'a1',
  place: 2,
  personName: '周桂芳',
  gender: 'F',
  recordNumber: 'B1',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  deptCode: 'surgery',
  deptName: '普通外科',
  diagnosis: '胆囊结石',
  priority: 'ordinary',
  priorityLabel: '一般',
  priorityReason: '',
  bedType: 'double',
  bedTypeLabel: '双人间',
  wishedOn: '',
  notBefore: '',
  queuedAt: now,
  status: 'waiting',
  statusLabel: '等待床位',
  bedNo: '',
  wardName: '',
  answerBy: null,
  arriveOn: '',
  calls: 0,
  reason: '',
} as const
const one: DeskAdmission = {
  ...row,
  doctorName: '周敏',
  noteNo: 'ZY1',
  registration: {
    contactName: '周小明',
    contactMobile: '13900000002',
    contactRelation: 'child',
    address: '长堤路88号',
    insuranceKind: 'employee',
  },
  remark: {
    needs: '',
    whiteBloodCell: 12.4,
    whiteBloodCellOn: '2026-11-20',
    mensesOn: '',
    medicines: '阿司匹林',
    remark: '',
    measuredOn: '',
    systolic: null,
    diastolic: null,
  },
  decisions: [{ what: '后延', reason: '发热', staffName: '陈护士', at: now }],
}
const aBed = (bedId: string, changes: Partial<DeskBed> = {}): DeskBed => ({
  bedId,
  hosId: 'h1',
  deptCode: 'surgery',
  deptName: '普通外科',
  wardName: '普通外科病区',
  bedNo: `${bedId}床`,
  bedType: 'double',
  bedTypeLabel: '双人间',
  gender: 'F',
  state: 'free',
  stateLabel: '空床',
  ...changes,
})
const decisions = [
  services.callAdmission,
  services.recallAdmission,
  services.setPriority,
  services.postponeAdmission,
  services.strikeAdmission,
]

beforeEach(async () => {
  await begin(now)
  answer(services.deskAdmissions, { rows: [row], pageNum: 1, pageSize: 20, hasNextPage: false })
  answer(services.deskAdmission, one)
  answer(services.deskBeds, [
    aBed('12'),
    aBed('13', { gender: 'M' }),
    aBed('14', { state: 'held', stateLabel: '已留' }),
    aBed('15', { gender: '' }),
  ])
  for (const decision of decisions) answer(decision, true)
})
const open = () => openPage('/admissions/a1', { path: '/admissions/:admissionId', Page: AdmissionPage })
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
async function choose(box: string, option: string) {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: box }))
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
}

it('lists who waits with his place, and by a tap who was called', async () => {
  openPage('/admissions', { path: '/admissions', Page: AdmissionsPage })
  expect((await screen.findByRole('link', { name: '周桂芳' })).getAttribute('href')).toBe('/admissions/a1')
  expect(sentTo(services.deskAdmissions)[0]).toEqual({ tab: 'waiting', pageNum: 1 })
  answer(services.deskAdmissions, { rows: [], pageNum: 1, pageSize: 20, hasNextPage: false })
  fireEvent.click(screen.getByText('已通知'))
  expect(await screen.findByText('没有患者')).toBeTruthy()
  expect(sentTo(services.deskAdmissions).at(-1)).toEqual({ tab: 'called', pageNum: 1 })
})

it('shows what she has written with its unit, and what was decided by whom and why', async () => {
  open()
  expect(await screen.findByText('12.4×10^9/L 2026-11-20')).toBeTruthy()
  expect(screen.getByText('周小明 13900000002')).toBeTruthy()
  expect(screen.getByText('第2位')).toBeTruthy()
  expect(screen.getByText(/陈护士 后延（发热）/)).toBeTruthy()
})

it('only beds that are free and fit are offered; called with a bed, a day and why she goes before others', async () => {
  open()
  await screen.findByText('第2位')
  expect(button(/通知入院$/).disabled).toBe(true)
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '床位' }))
  await screen.findByText('普通外科病区 12床 双人间', { selector: '.ant-select-item-option-content' })
  const offered = [...document.querySelectorAll('.ant-select-item-option-content')].map(option => option.textContent)
  expect(offered).toEqual(['普通外科病区 12床 双人间', '普通外科病区 15床 双人间'])
  await choose('床位', '普通外科病区 12床 双人间')
  await choose('提前的理由', '手术已排期')
  fireEvent.click(button(/通知入院$/))
  await waitFor(() =>
    expect(sentTo(services.callAdmission)).toEqual([
      { admissionId: 'a1', bedId: '12', arriveOn: '2026-11-22', orderReason: 'surgery', reason: '' },
    ]),
  )
})

it('a bed that a colleague has just given is refused with the reason, and may be chosen anew', async () => {
  const { code, sentence } = inpatientDeskRefusals.bed_taken
  const messages: string[] = []
  onTrouble(error => void messages.push(error.message))
  answer(services.callAdmission, () => Promise.reject(new RefusedError(code, sentence)))
  open()
  await screen.findByText('第2位')
  await choose('床位', '普通外科病区 12床 双人间')
  fireEvent.click(button(/通知入院$/))
  await waitFor(() => expect(messages).toEqual([sentence]))
  await waitFor(() => expect(button(/通知入院$/).disabled).toBe(false))
})

it('nothing is decided without a reason', async () => {
  open()
  await screen.findByText('第2位')
  for (const name of ['调整优先级', '后延', '取消住院']) expect(button(name).disabled).toBe(true)
  type('理由', '患者要求')
  type('后延到', '2026-12-01')
  fireEvent.click(button('后延'))
  await waitFor(() =>
    expect(sentTo(services.postponeAdmission)).toEqual([
      { admissionId: 'a1', until: '2026-12-01', reason: '患者要求' },
    ]),
  )
  await choose('优先级', '病情紧急')
  fireEvent.click(button('调整优先级'))
  await waitFor(() =>
    expect(sentTo(services.setPriority)).toEqual([{ admissionId: 'a1', priority: 'urgent', reason: '患者要求' }]),
  )
})

it('a stay is struck only after the question, which says that the place is lost', async () => {
  open()
  await screen.findByText('第2位')
  type('理由', '转院治疗')
  fireEvent.click(button('取消住院'))
  expect(await screen.findByText(/排队位置会失去，不能恢复/)).toBeTruthy()
  expect(sentTo(services.strikeAdmission)).toEqual([])
  fireEvent.click(button('确定取消住院'))
  await waitFor(() => expect(sentTo(services.strikeAdmission)).toEqual([{ admissionId: 'a1', reason: '转院治疗' }]))
})

it('who was called can be called back, and nobody else is offered a bed', async () => {
  answer(services.deskAdmission, {
    ...one,
    status: 'called',
    statusLabel: '已通知入院',
    place: null,
    wardName: '普通外科病区',
    bedNo: '12床',
    arriveOn: '2026-11-22',
  })
  open()
  expect(await screen.findByText('普通外科病区 12床 2026-11-22')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '通知入院' })).toBeNull()
  expect(screen.queryByRole('button', { name: '后延' })).toBeNull()
  type('理由', '急诊占用')
  fireEvent.click(button('收回通知'))
  await waitFor(() => expect(sentTo(services.recallAdmission)).toEqual([{ admissionId: 'a1', reason: '急诊占用' }]))
})

it('who has gone home is looked at only', async () => {
  answer(services.deskAdmission, { ...one, status: 'discharged', statusLabel: '已出院', place: null })
  open()
  expect(await screen.findByText('已出院')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '取消住院' })).toBeNull()
  expect(screen.queryByLabelText('理由')).toBeNull()
})

it('the line of one ward is shown alone', async () => {
  openPage('/admissions', { path: '/admissions', Page: AdmissionsPage })
  await choose('病区', '普通外科病区')
  await waitFor(() =>
    expect(sentTo(services.deskAdmissions).at(-1)).toMatchObject({ tab: 'waiting', deptCode: 'surgery', pageNum: 1 }),
  )
})

it('every bed stands with its room and state, and how many are free; of one ward when it is chosen', async () => {
  openPage('/admissions/beds', { path: '/admissions/beds', Page: BedsPage })
  expect(await screen.findByText('空床3张，已留1张，占用0张')).toBeDefined()
  expect(screen.getByText('14床').closest('tr')!.textContent).toBe('普通外科病区14床双人间女已留')
  expect(screen.getByText('15床').closest('tr')!.textContent).toContain('不限')
  await choose('病区', '普通外科病区')
  await waitFor(() => expect(sentTo(services.deskBeds).at(-1)).toMatchObject({ deptCode: 'surgery' }))
})
