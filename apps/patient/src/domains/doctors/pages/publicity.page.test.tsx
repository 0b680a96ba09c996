import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import { publicityServices } from '@nethos/contract/doctors/publicity.services.ts'
import { answer, forget, openPage } from '../../../testing/open-page.tsx'
import PublicityPage from './publicity.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(forget)

const open = () => openPage(doctorPages.publicity.at, PublicityPage)

test('services with their prices, who answers, and where to complain', async () => {
  answer(publicityServices.publicity, {
    services: [
      { group: '线上咨询', label: '用药咨询', fromCents: 0, toCents: 0 },
      { group: '线上咨询', label: '图文咨询', fromCents: 2000, toCents: 9900 },
      { group: '团队服务', label: '团队咨询', fromCents: 5000, toCents: 5000 },
    ],
    departments: [
      {
        name: '心血管内科',
        members: [
          { docId: 'd1', name: '沈知远', title: '主任医师', licenceNumber: '110330000000001' },
          { docId: 'd2', name: '林一', title: '医师', licenceNumber: '' },
        ],
      },
    ],
  })
  open()
  for (const text of [
    '线上咨询（2项）',
    '团队服务（1项）',
    '免费',
    '¥20.00至¥99.00',
    '¥50.00',
    '心血管内科（2人）',
    '沈知远 主任医师',
    '执业证书 110330000000001',
    '执业证书编号待公示',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.getByRole('link', { name: '12320' }).getAttribute('href')).toBe('tel:12320')
  expect(screen.getByRole('link', { name: /在线投诉和建议/ }).getAttribute('href')).toContain('/feedback/submit')
})
