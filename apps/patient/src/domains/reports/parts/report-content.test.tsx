import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { Content } from './report-content.tsx'

vi.mock('@nethos/calls/call.ts')

const issuedAt = Date.parse('2026-10-25T07:00:00Z')
const amended: Report = {
  reportId: 'r1',
  personId: 'p1',
  personName: '王秀英',
  gender: 'F',
  birthOn: '1988-03-02',
  kind: 'lab',
  reportName: '铁代谢',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
  departmentName: '检验科',
  state: 'amended',
  access: 'open',
  opensAt: null,
  feeCents: 0,
  datedAt: issuedAt,
  isUnread: false,
  hasPictures: false,
  hasPdf: false,
  version: 2,
  orderedAt: null,
  takenAt: null,
  issuedAt,
  orderedBy: '',
  reportedBy: '',
  checkedBy: '',
  content: {
    items: [],
    findings: '',
    conclusion: '经复查确认。',
    advice: '',
    subject: '',
    clinicalDiagnosis: '',
    ecg: null,
    series: [],
    documents: [],
    filesComing: 0,
  },
  explained: null,
  earlier: [
    {
      version: 1,
      state: 'final',
      issuedAt,
      wasRead: true,
      changes: [{ what: '铁蛋白', before: '9 μg/L', after: '90 μg/L' }],
    },
  ],
}

test('what holds now comes first, with a word that it was corrected; what stood there before comes last', async () => {
  openAt('/', () => <Content report={amended} isShared />)
  await screen.findByText('结论')
  const text = document.body.textContent
  const order = [
    '您看过更正前的版本，请以现在的为准',
    '经复查确认。',
    '更正前的版本（2026-10-25 15:00）',
    '9 μg/L → 90 μg/L',
  ]
  const places = order.map(one => text.indexOf(one))
  expect(places.every(place => place >= 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('a report that was never corrected says nothing of it', async () => {
  openAt('/', () => <Content report={{ ...amended, earlier: [] }} isShared />)
  await screen.findByText('结论')
  expect(document.body.textContent).not.toContain('更正')
})
