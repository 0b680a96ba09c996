import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  recordingServices as services,
  type RecordingFacts,
} from '@nethos/contract/consult/video/recording.services.ts'
import { answer, sentTo } from '../../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../../app/testing/open-page.tsx'
import RecordingPage from './recording.page.tsx'
import RecordingsPage from './recordings.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({
  call: (await import('../../../../app/testing/faked-call.ts')).fakedCall,
}))

const now = Date.parse('2026-11-29T02:00:00Z')
beforeEach(() => begin(now))

const facts: RecordingFacts = {
  consultId: 'c1',
  docName: '沈知远',
  docDeptName: '心血管内科',
  beginsAt: now - 3_600_000,
  metSeconds: 725,
  recordedSeconds: 240,
  recordingState: 'part',
  agreedAt: now - 3_700_000,
  openings: [{ staffName: '周客服', reason: '监管部门检查', openedAt: now - 60_000 }],
}
const side = { mediaType: 'video/webm', seconds: 20, parts: 2, byteSize: 6 } as const

it('lists meetings and how much of each was recorded', async () => {
  answer(services.listRecordings, { rows: [facts], pageNum: 1, pageSize: 20, hasNextPage: false })
  openPage('/recordings?state=part', { path: '/recordings', Page: RecordingsPage })
  const table = within(await screen.findByRole('table'))
  for (const text of ['不完整', '12分05秒', '4分00秒', '沈知远', '心血管内科'])
    expect(table.getByText(text)).toBeTruthy()
  expect(table.getByRole('link').getAttribute('href')).toContain('/recordings/c1')
  expect(sentTo(services.listRecordings)).toEqual([{ recordingState: 'part', docName: '', pageNum: 1 }])
})

it('is opened for a reason only, then the dialog is gone, and both sides are loaded part after part', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} }))
  answer(services.recordingFacts, facts)
  answer(services.openRecording, {
    accessId: 'a1',
    takes: [
      {
        takeId: 't1',
        beganAt: now,
        sides: [
          { ...side, side: 'patient' },
          { ...side, side: 'doctor' },
        ],
      },
    ],
  })
  answer(services.recordingPart, { base64: btoa('one') })
  openPage('/recordings/c1', { path: '/recordings/:consultId', Page: RecordingPage })
  expect(await screen.findByText(/周客服：监管部门检查/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '调阅录像' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^调\s?阅$/ }))
  expect(await dialog.findByText('请选择调阅原因')).toBeTruthy()
  expect(sentTo(services.openRecording)).toEqual([])
  fireEvent.mouseDown(dialog.getByRole('combobox', { name: '调阅原因' }))
  fireEvent.click(await screen.findByTitle('处理投诉或争议'))
  fireEvent.click(dialog.getByRole('button', { name: /^调\s?阅$/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(services.openRecording)).toEqual([{ consultId: 'c1', reason: '处理投诉或争议' }])

  fireEvent.click(await screen.findByRole('button', { name: / · 视频 · 20秒$/ }))
  expect(await screen.findByLabelText('患者的录像')).toBeTruthy()
  expect(screen.getByLabelText('医生的录像')).toBeTruthy()
  expect(sentTo(services.recordingPart)).toEqual(
    ['patient', 'doctor'].flatMap(of => [0, 1].map(partNo => ({ accessId: 'a1', takeId: 't1', side: of, partNo }))),
  )
})
