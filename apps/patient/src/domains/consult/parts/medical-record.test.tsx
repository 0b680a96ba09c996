import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press } from '../../../testing/open-at.tsx'
import ConsultPage from '../pages/consult.page.tsx'
import { aMessage, afternoon, anAnswered, inDetail } from '../testing/consult.samples.ts'

vi.mock('@nethos/calls/call.ts')
const sheet = {
  recordNo: '2026112312345678',
  weightKg: '62.5',
  allergies: '青霉素类',
  contentHash: 'ab',
  pdf: null,
  signatures: [],
}
const record = {
  title: '线上咨询病历',
  complained: '晨起头晕',
  illnessName: '',
  diagnoses: [{ code: 'I10', name: '原发性高血压' }],
  medicalOpinion: '先观察',
}
const shown = {
  ...record,
  messageId: 'm7',
  docName: '张伟 主任医师',
  consulterName: '王秀英',
  createdAt: afternoon,
}
beforeEach(() => {
  forget()
  const message = aMessage({ messageId: 'm7', msgType: 'MEDICAL_RECORD', replyContent: JSON.stringify(record) })
  answer(consultServices.consultDetail, inDetail(anAnswered(), { messageList: [message] }))
  answer(consultServices.readMessages, true)
  answer(consultServices.medicalRecord, { ...shown, sheet: null })
})

test('its title and the complaint stand in the stream, all of it comes by a tap, with the advice to see a hospital', async () => {
  openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  expect(await screen.findByText('线上咨询病历')).toBeDefined()
  expect(screen.getByText('主诉：晨起头晕')).toBeDefined()
  expect(screen.queryByText('先观察')).toBeNull()
  await press('查看病历')
  expect(sentTo(consultServices.medicalRecord)).toEqual({ consultId: 'c1', messageId: 'm7' })
  expect(await screen.findByText('先观察')).toBeDefined()
  expect(screen.getByText('如有不适，请及时到线下医院就诊')).toBeDefined()
})

const open = async (made: object) => {
  answer(consultServices.medicalRecord, { ...shown, sheet: { ...sheet, ...made } })
  openAt('/team/consult/c1', ConsultPage, { path: '/team/consult/:consultId' })
  await screen.findByText('线上咨询病历')
  await press('查看病历')
  await screen.findByText('先观察')
}

test('its signed sheet is fetched as a PDF, with who has signed it and when that was stamped', async () => {
  const pdf = { attaId: 'a1', type: 'pdf', attaFileName: '病历-2026112312345678.pdf', url: '/files/a1' }
  await open({ pdf, signatures: [{ name: '张伟', serial: '5a', stampedAt: Date.parse('2026-11-23T08:00:00+08:00') }] })
  const link = screen.getByRole('link', { name: '下载电子病历（PDF）' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([pdf.url, pdf.attaFileName])
  expect(screen.getByText('62.5kg')).toBeDefined()
  expect(screen.getByText('青霉素类')).toBeDefined()
  expect(screen.getByText('张伟（时间戳 2026-11-23 08:00）')).toBeDefined()
})

test('while it is being signed the page says so', async () => {
  await open({ weightKg: '', allergies: '' })
  expect(screen.getByText('电子病历正在签名生成，请稍候。')).toBeDefined()
  expect(screen.getByText('未填写')).toBeDefined()
  expect(screen.getByText('未询问')).toBeDefined()
})
