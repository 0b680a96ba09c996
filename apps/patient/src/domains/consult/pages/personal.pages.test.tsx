import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { personalServices as services } from '@nethos/contract/consult/personal.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { peopleServices } from '@nethos/contract/people/people.services.ts'
import { consentServices } from '@nethos/contract/account/consent.services.ts'
import { answer, callsOf, forget, sentTo } from '../../../testing/open-page.tsx'
import { aCard } from '../../doctors/testing/doctor.samples.ts'
import { aFather, aPerson } from '../../people/testing/people.samples.ts'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import { aStart } from '../testing/consult.samples.ts'
import ApplyPersonalPage from './apply-personal.page.tsx'
import PersonalInfoPage from './personal-info.page.tsx'

vi.mock('@nethos/calls/call.ts')

const service = {
  listedId: 's1',
  serveName: '私人医生·月',
  serveIcon: 'doctor',
  serveContent: '每天最多发送5条',
  servicePriceCents: 29_900,
  lengthOfTime: 1,
  lengthUnit: 'MONTH' as const,
  dailyReplyLimit: 5,
}
const { listedId: _id, serveIcon: _icon, serveContent: _content, ...sold } = service
const bought = {
  ...sold,
  personalServiceId: 's1',
  docId: 'd1',
  docName: '张伟',
  docTitle: '主任医师',
  docDeptName: '心血管内科',
  docHosName: '南山云医院',
  docAvatar: 'f1',
  servedFrom: Date.parse('2026-11-01T09:00:00+08:00'),
  servedUntil: Date.parse('2026-12-01T09:00:00+08:00'),
  repliesLeft: 3,
  consult: {
    consultId: 'c1',
    consultType: 'PERSONAL_TIME_PIC' as const,
    consultStatus: 'going' as const,
    consultStatusDescription: '咨询中',
    feeCents: 29_900,
  },
  consulterName: '王秀英',
  mayRenew: true,
  mayEnd: true,
}
beforeEach(() => {
  forget()
  answer(doctorServices.doctorCard, aCard())
  answer(peopleServices.listPeople, [aPerson(), aFather()])
  answer(services.listPersonalServices, [service])
  answer(services.checkPersonalService, { canApply: true, isRenewal: false, consultId: null })
  answer(services.startPersonalConsult, aStart({ consultType: 'PERSONAL_TIME_PIC', consultStatus: 'unpaid' }))
  answer(services.personalServiceDetails, bought)
  answer(consultServices.endConsult, aStart().consult)
  answer(consentServices.giveConsent, true)
})

describe('申请私人医生', () => {
  const open = async () => {
    const opened = openAt('/doc/private/apply?docId=d1', ApplyPersonalPage)
    await screen.findByRole('radio', { name: '王德福' })
    return opened
  }
  const tap = (element: HTMLElement) => act(async () => fireEvent.click(element))

  test('for how long, for whom, what about; agreed to, it goes on to the cashier', async () => {
    const { at } = await open()
    await tap(screen.getByRole('radio', { name: '王德福' }))
    type('病情描述', '想请您看一个月')
    await press('提交')
    expect(screen.getByText('请选择服务时长')).toBeDefined()
    await tap(await screen.findByRole('radio', { name: '1个月 ¥299.00' }))
    expect(screen.getByText('私人医生·月：每天最多发送5条')).toBeDefined()
    await press('提交')
    expect(screen.getByText('请先阅读用户协议')).toBeDefined()
    expect(callsOf(services.startPersonalConsult)).toHaveLength(0)
    await tap(screen.getByRole('checkbox'))
    await press('提交')
    expect(sentTo(services.startPersonalConsult)).toMatchObject({
      docId: 'd1',
      personalServiceId: 's1',
      personId: 'p2',
      consultContent: '想请您看一个月',
    })
    expect(at()).toBe('/videoPay?consultId=c1')
  })

  test('says when it is a renewal', async () => {
    answer(services.checkPersonalService, { canApply: true, isRenewal: true, consultId: 'c1' })
    await open()
    await tap(screen.getByRole('radio', { name: '王德福' }))
    expect(await screen.findByText(/新的服务期从当前服务到期时开始/)).toBeDefined()
  })

  test('the doctor does not offer it', async () => {
    answer(services.listPersonalServices, [])
    await open()
    expect(await screen.findByText('这位医生还没有开通这项咨询')).toBeDefined()
  })

  test('without a doctor: on to the doctors', () =>
    expect(openAt('/doc/private/apply', ApplyPersonalPage).at()).toBe('/doc/index'))
})

describe('私人医生服务', () => {
  test('who, what, from when until when, how many a day, how it stands; renewed by a tap', async () => {
    openAt('/doc/private/info?consultId=c1', PersonalInfoPage)
    expect(await screen.findByText('张伟')).toBeDefined()
    for (const text of [
      '私人医生·月',
      '¥299.00',
      '1个月',
      '2026-11-01 09:00',
      '2026-12-01 09:00',
      '每天5条，今天还剩3条',
      '咨询中',
      '王秀英',
    ])
      expect(screen.getByText(text)).toBeDefined()
    expect(way('续约')).toBe('/doc/private/apply?docId=d1')
    expect(way('咨询记录')).toBe('/team/consult/c1')
  })

  test('ended only after a question: the money is gone', async () => {
    openAt('/doc/private/info?consultId=c1', PersonalInfoPage)
    await press('结束咨询')
    expect(screen.getByText(/结束后不能再提问，费用不退/)).toBeDefined()
    expect(callsOf(consultServices.endConsult)).toHaveLength(0)
    await press('结束咨询')
    expect(sentTo(consultServices.endConsult)).toEqual({ consultId: 'c1' })
  })

  test('over: nothing is left to do', async () => {
    answer(services.personalServiceDetails, { ...bought, mayRenew: false, mayEnd: false })
    openAt('/doc/private/info?consultId=c1', PersonalInfoPage)
    expect(await screen.findByText('张伟')).toBeDefined()
    expect(screen.queryByText('续约')).toBeNull()
    expect(screen.queryByText('结束咨询')).toBeNull()
  })
})
