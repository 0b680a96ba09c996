import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { freeClinicServices } from '@nethos/contract/consult/free-clinic.services.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { teamServices } from '@nethos/contract/teams/teams.services.ts'
import { answer, forget, sentTo } from '../../../testing/open-page.tsx'
import { aCard, onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import { aTeam, aTeamCard } from '../../teams/testing/team.samples.ts'
import ApplyNoticePage from './apply-notice.page.tsx'
import RulesPage from './rules.page.tsx'

vi.mock('@nethos/calls/call.ts')
beforeEach(() => {
  forget()
  answer(doctorServices.doctorCard, aCard())
  answer(contentServices.fixedText, {
    title: '咨询须知',
    version: '1',
    content: '<p>急症请拨打120</p>',
    publishedAt: 0,
  })
})

const agree = () => act(async () => fireEvent.click(screen.getByRole('checkbox')))

test('who answers, what it costs, how often one may ask on, and the rules', async () => {
  openAt('/consult/rules?id=d1&type=pic', RulesPage)
  expect(await screen.findByText('张伟')).toBeDefined()
  expect(sentTo(doctorServices.doctorCard)).toEqual({ docId: 'd1' })
  expect(screen.getByText('图文咨询 · 可追问3条')).toBeDefined()
  expect(screen.getByRole('img', { name: '30.00元' })).toBeDefined()
  expect(screen.getByText(/医生将在24小时内回复，超时未回复自动退款/)).toBeDefined()
  expect(sentTo(contentServices.fixedText)).toEqual({ typeName: '咨询须知' })
  expect(await screen.findByText('急症请拨打120')).toBeDefined()
  expect(way('《用户协议》')).toBe('/news/ysxy')
})

test('it costs nothing', async () => {
  answer(
    doctorServices.doctorCard,
    aCard({ offers: [{ consultType: 'DOCPIC', priceCents: 0, replyLimit: 0, isOpen: true }] }),
  )
  openAt('/consult/rules?id=d1', RulesPage)
  expect(await screen.findByText('免费')).toBeDefined()
})

test('without the tick it does not go on; nothing is ticked beforehand', async () => {
  const { at } = openAt('/consult/rules?id=d1&type=pic', RulesPage)
  await press('下一步')
  expect(screen.getByText('请先阅读用户协议')).toBeDefined()
  expect(at()).toBe('/consult/rules?id=d1&type=pic')
})

test('from the rules on to the person, from the notice on to the form; the source goes along', async () => {
  const rules = openAt('/consult/rules?id=d1&type=pic&consultSource=BANNER&consultSourceId=7', RulesPage)
  await agree()
  await press('下一步')
  expect(rules.at()).toBe('/consult/v2/1?id=d1&type=pic&consultSource=BANNER&consultSourceId=7')
  rules.leave()
  const notice = openAt('/pictureConsultApply?docId=d1', ApplyNoticePage)
  expect(screen.getByRole('heading', { name: '申请须知' })).toBeDefined()
  await agree()
  await press('下一步')
  expect(notice.at()).toBe('/pictureConsultNext?docId=d1')
})

test('what a patient agrees to is kept, so that it can be taken back', async () => {
  answer(consentServices.giveConsent, true)
  signIn({ token: 't', signKey: 'k' })
  openAt('/consult/rules?id=d1&type=pic', RulesPage)
  await agree()
  await press('下一步')
  expect(sentTo(consentServices.giveConsent)).toEqual({ agreement: '咨询须知' })
})

test('a link out of a health service skips the notice', () =>
  expect(
    openAt('/pictureConsultApply?docId=d1&consultSource=HEALTH_SERVICE&consultSourceId=9', ApplyNoticePage).at(),
  ).toBe('/pictureConsultNext?docId=d1&consultSource=HEALTH_SERVICE&consultSourceId=9'))

test('a comefrom leads to the consult about a report', async () => {
  const { at } = openAt('/pictureConsultApply?docId=d1&comefrom=report', ApplyNoticePage)
  await agree()
  await press('下一步')
  expect(at()).toBe('/report/consult/d1/report?comefrom=report')
})

test.each([
  ['closed for now', [{ consultType: 'DOCPIC', priceCents: 3_000, replyLimit: 3, isOpen: false }]],
  ['not offered at all', []],
])('a picture consult that is %s cannot be asked for', async (_, offers) => {
  answer(doctorServices.doctorCard, aCard({ offers }))
  openAt('/consult/rules?id=d1', RulesPage)
  expect(await screen.findByRole('button', { name: '这位医生还没有开通这项咨询' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('img', { name: '30.00元' })).toBeNull()
})

describe('a team in a free clinic', () => {
  const clinic = {
    freeClinicId: 'f1',
    title: '义诊',
    kind: 'general' as const,
    notice: '',
    isOpen: true,
    opensAt: 0,
    closesAt: 1,
    priceCents: 0,
    replyLimit: 3,
    dayQuota: 20,
    deptList: [],
    docList: [],
  }
  const inClinic = (leftToday: number) => {
    answer(teamServices.teamCard, aTeamCard())
    answer(freeClinicServices.freeClinic, clinic)
    answer(freeClinicServices.freeClinicTeams, onePage({ ...aTeam(), teamId: 't1', freeClinicId: 'f1', leftToday }))
    return openAt('/consult/rules?id=t1&type=team&freeClinicId=f1', RulesPage)
  }

  test('costs what the clinic does, and its rules are read first', async () => {
    const { at } = inClinic(2)
    expect(await screen.findByText('义诊 · 可追问3条')).toBeDefined()
    expect(screen.getByText('免费')).toBeDefined()
    expect(screen.getByText(/^团队将在24小时内回复；首次回复后48小时内可追问/)).toBeDefined()
    await agree()
    await press('下一步')
    expect(at()).toBe('/team/t1/consult?freeClinicId=f1')
  })

  test('that takes nobody today cannot be asked', async () => {
    inClinic(0)
    expect(await screen.findByRole('button', { name: '今天的义诊名额已满，请明天再来或选择普通咨询' })).toHaveProperty(
      'disabled',
      true,
    )
  })
})

test('without a doctor: on to the doctors', () => expect(openAt('/consult/rules', RulesPage).at()).toBe('/doc/index'))
