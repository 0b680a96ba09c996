import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { hospitalRecordsDeskServices as services } from '@nethos/contract/hospital-records/hospital-records.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import type { HospitalRecord, Overview } from '../hospital-records.calls.ts'
import HospitalRecordsPage from './hospital-records.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-21T15:00:00+08:00')
const calm: Overview = { isConnected: true, waiting: 0, refused: 0, oldestWaitingAt: null }
const refused: HospitalRecord = {
  documentId: 'd1',
  kind: 'prescription',
  hosName: '南山云医院',
  recordState: 'refused',
  signedAt: at,
  tries: 1,
  acceptedAt: null,
  theirId: '',
  reason: '患者没有绑定该院的病案号，绑定后可以重新提交',
}
const pageOf = <R,>(rows: R[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })

beforeEach(() => begin())
const open = (address = '/hospital-records') =>
  openPage(address, { path: '/hospital-records', Page: HospitalRecordsPage })

it('says why a sheet was refused and hands it in again', async () => {
  answer(services.hospitalRecordsOverview, { ...calm, refused: 1 })
  answer(services.listHospitalRecords, pageOf([refused]))
  answer(services.retryHospitalRecord, true)
  open('/hospital-records?state=refused')
  expect(await screen.findByText('患者没有绑定该院的病案号，绑定后可以重新提交')).toBeTruthy()
  expect(sentTo(services.listHospitalRecords)[0]).toMatchObject({ recordState: 'refused' })
  fireEvent.click(screen.getByRole('button', { name: '重新提交' }))
  await waitFor(() => expect(sentTo(services.retryHospitalRecord)).toEqual([{ documentId: 'd1' }]))
})

it.each([
  [{ isConnected: false, waiting: 12 }, '尚未接入医院的病历系统'],
  [{ refused: 2 }, '有2份被医院的病历系统退回'],
  [{ waiting: 3, oldestWaitingAt: at }, '有3份待归档，最早一份签名于2026-11-21 15:00'],
  [{}, '签名的病历和处方已全部归入医院的病历系统'],
])('says how it stands: %o', async (now, sentence) => {
  answer(services.hospitalRecordsOverview, { ...calm, ...now })
  answer(services.listHospitalRecords, pageOf<HospitalRecord>([]))
  open()
  expect(await screen.findByText(sentence)).toBeTruthy()
})
