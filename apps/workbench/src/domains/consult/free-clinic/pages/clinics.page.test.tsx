import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { doctorDeskServices } from '@nethos/contract/doctors/doctor-desk.services.ts'
import { freeClinicDeskServices as services } from '@nethos/contract/consult/free-clinic-desk.services.ts'
import { teamServices } from '@nethos/contract/teams/teams.services.ts'
import { answer, sentTo } from '../../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../../app/testing/open-page.tsx'
import ClinicsPage from './clinics.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({
  call: (await import('../../../../app/testing/faked-call.ts')).fakedCall,
}))

const now = Date.parse('2026-11-22T02:00:00Z')
const clinic = {
  freeClinicId: 'f1',
  title: '秋冬健康义诊',
  kind: 'general' as const,
  notice: '',
  isOn: true,
  isOpen: true,
  opensAt: Date.parse('2026-11-20T08:00:00+08:00'),
  closesAt: Date.parse('2026-12-01T18:00:00+08:00'),
  priceCents: 0,
  replyLimit: 3,
  dayQuota: 20,
  doctors: [{ docId: 'd1', docName: '沈知远' }],
  teams: [],
  takenToday: 7,
}
const page = <Row,>(...rows: Row[]) => ({ rows, pageNum: 1, pageSize: 20, hasNextPage: false })

beforeEach(async () => {
  await begin(now)
  answer(services.listDeskClinics, page(clinic))
  answer(services.saveClinic, { freeClinicId: 'f1' })
  answer(teamServices.listTeams, page())
  answer(
    doctorDeskServices.listDeskDoctors,
    page({
      docId: 'd2',
      docName: '李雪',
      docTitle: '主治医师',
      docDeptName: '呼吸内科',
      docHosName: '南山云医院',
      isShown: true,
      openOffers: 1,
      licenceUntil: '',
    } as never),
  )
})
const open = () => openPage('/free-clinics', { path: '/free-clinics', Page: ClinicsPage })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })

it('shows when each is open, for how much, who takes part, and how many were asked today', async () => {
  open()
  for (const text of [
    '秋冬健康义诊',
    '义诊中',
    '2026-12-01 18:00 结束',
    '可回复3条',
    '1位医生',
    '7次',
    '每人每日20个名额',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
})

it('makes one, once each field is right', async () => {
  open()
  await press('新建义诊')
  await press('保存')
  for (const text of ['义诊名称不能为空', '请填写结束时间', '请至少选择一位医生或一个团队'])
    expect(await screen.findByText(text)).toBeTruthy()
  await type('义诊名称', '呼吸道义诊周')
  await type('结束时间', '2026-11-30T18:00')
  await type('义诊价格', '5')
  fireEvent.mouseDown(screen.getByLabelText('义诊医生'))
  fireEvent.click(await screen.findByTitle('李雪（呼吸内科）'))
  await press('保存')
  await waitFor(() =>
    expect(sentTo(services.saveClinic)).toEqual([
      {
        title: '呼吸道义诊周',
        kind: 'general',
        notice: '',
        isOn: true,
        opensAt: Date.parse('2026-11-22T00:00:00+08:00'),
        closesAt: Date.parse('2026-11-30T18:00:00+08:00'),
        priceCents: 500,
        replyLimit: 3,
        dayQuota: 20,
        docIds: ['d2'],
        teamIds: [],
      },
    ]),
  )
})

it('switches one off', async () => {
  open()
  await press('修改')
  fireEvent.click(await screen.findByRole('switch', { name: '开放' }))
  await press('保存')
  await waitFor(() =>
    expect(sentTo(services.saveClinic)).toMatchObject([{ freeClinicId: 'f1', isOn: false, docIds: ['d1'] }]),
  )
})
