import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { bookingDeskServices } from '@nethos/contract/booking/booking-desk.services.ts'
import { checkupDeskServices } from '@nethos/contract/checkup/checkup-desk.services.ts'
import { daySurgeryDeskServices } from '@nethos/contract/daysurgery/daysurgery-desk.services.ts'
import { examDeskServices } from '@nethos/contract/exam/exam-desk.services.ts'
import { feesDeskServices } from '@nethos/contract/fees/fees-desk.services.ts'
import { inpatientDeskServices } from '@nethos/contract/inpatient/inpatient-desk.services.ts'
import { visitDeskServices } from '@nethos/contract/inpatient/visit.services.ts'
import { pathwayDeskServices } from '@nethos/contract/pathway/pathway-desk.services.ts'
import { programmeDeskServices } from '@nethos/contract/programme/programme-desk.services.ts'
import type { Service } from '@nethos/contract/service.ts'
import { answer, sentTo } from './testing/faked-call.ts'
import { begin, openPage } from './testing/open-page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('./testing/faked-call.ts')).fakedCall }))

type Load = () => Promise<{ default: ComponentType }>
const lists: [address: string, load: Load, service: Service, sent: object][] = [
  [
    '/checkups?tab=overdue&page=2',
    () => import('../domains/checkup/pages/checkups.page.tsx'),
    checkupDeskServices.deskCheckups,
    { tab: 'overdue', pageNum: 2 },
  ],
  [
    '/checkup-companies?page=3',
    () => import('../domains/checkup/pages/companies.page.tsx'),
    checkupDeskServices.companies,
    { pageNum: 3 },
  ],
  [
    '/examinations?tab=ended&page=2',
    () => import('../domains/exam/pages/examinations.page.tsx'),
    examDeskServices.deskExaminations,
    { tab: 'ended', pageNum: 2 },
  ],
  [
    '/admissions?tab=waiting&dept=0304&page=2',
    () => import('../domains/inpatient/pages/admissions.page.tsx'),
    inpatientDeskServices.deskAdmissions,
    { deptCode: '0304', pageNum: 2 },
  ],
  [
    '/admissions/beds?dept=0304',
    () => import('../domains/inpatient/pages/beds.page.tsx'),
    inpatientDeskServices.deskBeds,
    { deptCode: '0304' },
  ],
  [
    '/admissions/visits?on=2026-11-20&page=2',
    () => import('../domains/inpatient/pages/visits.page.tsx'),
    visitDeskServices.deskVisits,
    { onDay: '2026-11-20', pageNum: 2 },
  ],
  [
    '/applications?tab=ended&page=2',
    () => import('../domains/programme/pages/applications.page.tsx'),
    programmeDeskServices.deskApplications,
    { pageNum: 2 },
  ],
  [
    '/booking-bans?appeals=2&bans=3',
    () => import('../domains/booking/pages/bans.page.tsx'),
    bookingDeskServices.listDeskBans,
    { pageNum: 3 },
  ],
  [
    '/surgeries?on=2026-11-20',
    () => import('../domains/daysurgery/pages/surgeries.page.tsx'),
    daySurgeryDeskServices.deskSurgeries,
    { onDay: '2026-11-20' },
  ],
]

beforeEach(() => begin(Date.parse('2026-11-23T02:00:00Z')))

it.each(lists)('%s shows what its address says', async (address, load, service, sent) => {
  const [path = ''] = address.split('?')
  openPage(address, { path, Page: (await load()).default })
  await waitFor(() => expect(sentTo(service).at(-1)).toMatchObject(sent))
})

const named: [path: string, load: Load, service: Service, field: string, key: string][] = [
  [
    '/fees',
    () => import('../domains/fees/pages/fees.page.tsx'),
    feesDeskServices.listDeskBills,
    '就诊人姓名或单号',
    'search',
  ],
  [
    '/pathways',
    () => import('../domains/pathway/pages/pathways.page.tsx'),
    pathwayDeskServices.listDeskPathways,
    '患者或路径名称',
    'keyword',
  ],
]

it.each(named)('%s finds by a name that never stands in the address', async (path, load, service, field, key) => {
  answer(service as never, { rows: [], pageNum: 1, pageSize: 20, hasNextPage: false } as never)
  const { router } = openPage(path, { path, Page: (await load()).default })
  const typed = await screen.findByRole('searchbox', { name: field })
  fireEvent.change(typed, { target: { value: '王秀英' } })
  fireEvent.keyDown(typed, { key: 'Enter', keyCode: 13 })
  await waitFor(() => expect(sentTo(service).at(-1)).toMatchObject({ [key]: '王秀英' }))
  expect(router.state.location.search).toBe('')
})
