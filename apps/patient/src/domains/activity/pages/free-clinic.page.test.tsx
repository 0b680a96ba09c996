import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { campaignServices } from '@nethos/contract/activity/campaign.services.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { freeClinicServices as services } from '@nethos/contract/consult/free-clinic.services.ts'
import { answer, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aDoctor, onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt, way } from '../../../testing/open-at.tsx'
import { aTeam } from '../../teams/testing/team.samples.ts'
import FeverClinicPage from './fever-clinic.page.tsx'
import FreeClinicPage from './free-clinic.page.tsx'

vi.mock('@nethos/calls/call.ts')

const inClinic = { freeClinicId: 'f1', leftToday: 3 }
const clinic = {
  freeClinicId: 'f1',
  title: '秋冬健康义诊',
  kind: 'general' as const,
  notice: '请先写清楚不适多久了。',
  isOpen: true,
  opensAt: Date.parse('2026-11-20T00:00:00+08:00'),
  closesAt: Date.parse('2026-12-01T18:00:00+08:00'),
  priceCents: 0,
  replyLimit: 3,
  dayQuota: 20,
  deptList: [
    { gbDeptCode: '03.01', gbDeptName: '呼吸内科' },
    { gbDeptCode: '03.06', gbDeptName: '内分泌科' },
  ],
  docList: [
    { ...aDoctor(), docName: '张伟', ...inClinic },
    { ...aDoctor(), docId: 'd2', docName: '李雪', ...inClinic, leftToday: 0 },
  ],
}
const fields = {
  code: 'bayz',
  title: '名医义诊',
  summary: '',
  picture: 'health' as const,
  sections: [{ heading: '义诊说明', text: '情况紧急请立即拨打120。' }],
  hasPhone: false,
  button: null,
  doctors: [],
  teams: [],
}
beforeEach(() => {
  forget()
  answer(campaignServices.campaign, fields)
  answer(services.freeClinic, clinic)
  answer(services.freeClinicTeams, onePage({ ...aTeam(), ...inClinic, leftToday: 5 }))
  answer(services.feverDoctors, onePage({ ...aDoctor(), docName: '赵敏', ...inClinic }))
})

describe('义诊活动', () => {
  test('what it is, when, for how much, how many a day, and who takes part', async () => {
    openAt('/active/bayz', FreeClinicPage)
    expect(await screen.findByText('秋冬健康义诊')).toBeDefined()
    for (const text of [
      '2026-11-20 00:00 至 2026-12-01 18:00',
      '免费，可追问3条，每位医生每天20个名额',
      '请先写清楚不适多久了。',
      '今日还剩3个名额',
      '今日名额已满',
    ])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getAllByText('义诊中').length).toBeGreaterThan(1)
    expect(way('义诊咨询')).toBe('/pictureConsultApply?docId=d1&freeClinicId=f1')
    expect(await screen.findByText('义诊团队')).toBeDefined()
    expect(way(/心脏支架术后管理团队/)).toBe('/consult/rules?id=t1&type=team&freeClinicId=f1')
  })

  test('one department', async () => {
    openAt('/active/bayz', FreeClinicPage)
    await act(async () => fireEvent.click(await screen.findByRole('radio', { name: '内分泌科' })))
    expect(sentTo(services.freeClinic)).toEqual({ gbDeptCode: '03.06', freeClinicId: '' })
  })

  test('under the words and with the clinic that the hospital has chosen for the address', async () => {
    answer(campaignServices.campaign, { ...fields, freeClinicId: 'f7' })
    openAt('/active/cdyz', FreeClinicPage)
    expect(await screen.findByText('名医义诊')).toBeDefined()
    expect(await screen.findByText('秋冬健康义诊')).toBeDefined()
    expect(sentTo(campaignServices.campaign)).toEqual({ code: 'cdyz' })
    expect(sentTo(services.freeClinic)).toEqual({ gbDeptCode: '', freeClinicId: 'f7' })
  })

  test('whose words were withdrawn, it stands alone', async () => {
    refuse(campaignServices.campaign, commonRefusals.not_found)
    openAt('/active/bayz', FreeClinicPage)
    expect(await screen.findByText('秋冬健康义诊')).toBeDefined()
    expect(screen.queryByText('名医义诊')).toBeNull()
  })

  test('before it opens nobody can be asked for nothing', async () => {
    answer(services.freeClinic, { ...clinic, isOpen: false })
    openAt('/active/cdyz', FreeClinicPage)
    expect(await screen.findByText('尚未开始')).toBeDefined()
    expect(screen.queryByText('义诊咨询')).toBeNull()
    expect(screen.queryByText('义诊中')).toBeNull()
  })

  test('there is none', async () => {
    answer(services.freeClinic, null)
    openAt('/active/bayz', FreeClinicPage)
    expect(await screen.findByText('目前没有义诊活动')).toBeDefined()
    expect(way('查看在线医生')).toBe('/doc/index')
  })
})

describe('抗疫义诊', () => {
  test('emergencies first, then who answers people with fever', async () => {
    openAt('/wuhan', FeverClinicPage)
    expect(await screen.findByText('赵敏')).toBeDefined()
    expect(screen.getByText(/请立即拨打120/)).toBeDefined()
    expect(way('义诊咨询')).toBe('/pictureConsultApply?docId=d1&freeClinicId=f1')
  })

  test('closed', async () => {
    answer(services.feverDoctors, onePage())
    openAt('/wuhan', FeverClinicPage)
    expect(await screen.findByText('发热门诊义诊目前未开放')).toBeDefined()
  })
})
