import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { labDeskServices, labMapServices } from '@nethos/contract/reports/lab-desk.services.ts'
import { reportDeskServices } from '@nethos/contract/reports/reports-desk.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import LabCodesPage from './lab-codes.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const at = Date.parse('2026-11-20T09:00:00+08:00')
beforeEach(async () => {
  await begin()
  answer(reportDeskServices.listHolds, { holds: [], hospitals: [{ hosId: 'h1', hosName: '宁禾大学附属第一医院' }] })
  answer(labMapServices.edition, {
    code: 'h1',
    edition: null,
    isWithdrawn: false,
    document: null,
    draft: { document: { rows: [] }, note: '', status: 'draft', writerName: '周敏', writtenAt: at, isOwn: true },
    history: [],
  })
  answer(labDeskServices.unmappedCodes, [
    {
      itemCode: 'K01',
      itemName: '血清钾',
      unit: 'mmol/L',
      results: 12,
      reports: 9,
      lastAt: at,
      proposals: [{ key: 'potassium', name: '钾', loinc: '2823-3', unitFits: true }],
    },
  ])
  answer(labDeskServices.tryMap, [
    { itemCode: 'K01', results: 12, reports: 9, before: '', after: '钾', unitFits: true },
  ])
})

it('a proposal is taken by hand, tried, and says what it would change', async () => {
  openPage('/lab/codes', { path: '/lab/codes', Page: LabCodesPage })
  fireEvent.click(await screen.findByRole('button', { name: '采用 钾 2823-3' }))
  expect(screen.getByLabelText<HTMLInputElement>('第1行LOINC编码').value).toBe('2823-3')
  expect(screen.queryByRole('button', { name: '采用 钾 2823-3' })).toBeNull()
  const trial = within(screen.getByRole('region', { name: '试算' }))
  fireEvent.click(trial.getByRole('button', { name: '试算会改变什么' }))
  expect(await trial.findByText('没有说明')).toBeTruthy()
  expect(trial.getByText('钾')).toBeTruthy()
  await waitFor(() =>
    expect(sentTo(labDeskServices.tryMap)).toEqual([
      { hosId: 'h1', rows: [{ itemCode: 'K01', itemName: '血清钾', loinc: '2823-3' }] },
    ]),
  )
})
