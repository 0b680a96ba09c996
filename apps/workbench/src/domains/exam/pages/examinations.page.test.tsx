import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { examDeskServices as services, type DeskExaminationRow } from '@nethos/contract/exam/exam-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import ExaminationsPage from './examinations.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-25T09:00:00+08:00')
const row: DeskExaminationRow = {
  examinationId: 'e1',
  itemName: '胸腹部CT增强',
  kind: 'ct',
  kindLabel: 'CT',
  deptName: '放射科',
  place: '影像楼2楼',
  day: '',
  startsAt: null,
  endsAt: null,
  orderedAt: at - 86_400_000,
  needsAppointment: true,
  status: 'to_book',
  statusLabel: '待预约',
  personName: '王秀英',
  hosName: '宁禾大学附属第一医院',
  reason: '',
}
const booked: DeskExaminationRow = { ...row, status: 'booked', statusLabel: '已预约', startsAt: at, endsAt: at + 1 }

const open = (...rows: DeskExaminationRow[]) => {
  answer(services.deskExaminations, { rows, pageNum: 1, pageSize: 20, hasNextPage: false })
  openPage('/examinations', { path: '/examinations', Page: ExaminationsPage })
}
beforeEach(async () => {
  await begin()
  answer(services.deskExaminationSlots, [
    { slotId: 'h1.s1', startsAt: at, endsAt: at + 1_800_000, left: 2 },
    { slotId: 'h1.s2', startsAt: at + 1_800_000, endsAt: at + 3_600_000, left: 0 },
  ])
  answer(services.deskBookExamination, true)
  answer(services.deskCancelExamination, true)
})

it('a time with places left is booked for the patient; a full one cannot be chosen', async () => {
  open(row)
  fireEvent.click(await screen.findByRole('button', { name: /^预 ?约$/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '预约：王秀英 胸腹部CT增强' }))
  expect((await dialog.findByRole('radio', { name: '09:30 已满' })).hasAttribute('disabled')).toBe(true)
  fireEvent.click(dialog.getByRole('radio', { name: '09:00 余2' }))
  fireEvent.click(dialog.getByRole('button', { name: /^确 ?定$/ }))
  await waitFor(() => expect(sentTo(services.deskBookExamination)).toEqual([{ examinationId: 'e1', slotId: 'h1.s1' }]))
})

it('an appointment is cancelled with a reason alone', async () => {
  open(booked)
  fireEvent.click(await screen.findByRole('button', { name: '取消预约' }))
  const dialog = within(await screen.findByRole('dialog', { name: '取消检查预约' }))
  fireEvent.click(dialog.getByRole('button', { name: '取消预约' }))
  expect(sentTo(services.deskCancelExamination)).toEqual([])
  fireEvent.change(dialog.getByLabelText('原因'), { target: { value: '设备检修' } })
  fireEvent.click(dialog.getByRole('button', { name: '取消预约' }))
  await waitFor(() =>
    expect(sentTo(services.deskCancelExamination)).toEqual([{ examinationId: 'e1', reason: '设备检修' }]),
  )
})

it('of what is done there is nothing to book', async () => {
  open({ ...row, status: 'done', statusLabel: '已完成' })
  expect(await screen.findByText('已完成')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /预 ?约$/ })).toBeNull()
})
