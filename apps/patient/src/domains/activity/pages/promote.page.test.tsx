import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { couponServices } from '@nethos/contract/coupons/coupons.services.ts'
import { doctorRefusals } from '@nethos/contract/doctors/doctors.refusals.ts'
import { promoteServices } from '@nethos/contract/doctors/promote.services.ts'
import { answer, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { anActivity } from '../../coupons/testing/coupon.samples.ts'
import { aDoctor } from '../../doctors/testing/doctor.samples.ts'
import { openAt, way } from '../../../testing/open-at.tsx'
import PromotePage from './promote.page.tsx'

vi.mock('@nethos/calls/call.ts')

beforeEach(() => {
  forget()
  answer(promoteServices.promotingDoctor, { docId: 'd1', sysDoc: aDoctor() })
  answer(couponServices.findActivity, { activityStatus: 'OFF', activity: null })
  answer(contentServices.fixedText, {
    title: '推广活动',
    content: '<p>在手机上问医生</p>',
    version: '1.0',
    publishedAt: 0,
  })
})
const open = (query = '?promoteCode=DABCDEFGH') => openAt(`/promote${query}`, PromotePage)

test('a doctor’s code shows him and the campaign, and goes along to the registration', async () => {
  open()
  expect(await screen.findByText('在手机上问医生')).toBeDefined()
  expect(await screen.findByText('张伟')).toBeDefined()
  expect(sentTo(promoteServices.promotingDoctor)).toEqual({ promoteCode: 'DABCDEFGH' })
  expect(way('立即注册')).toBe('/register?promoteCode=DABCDEFGH&docId=d1&backPath=%2Fdoc%2Findex%3FdocId%3Dd1')
})

test('an activity’s code shows what is given away', async () => {
  refuse(promoteServices.promotingDoctor, doctorRefusals.promotion_unknown)
  answer(couponServices.findActivity, { activityStatus: 'ON', activity: anActivity() })
  open('?promoteCode=AUTUMN')
  expect(await screen.findByText(anActivity().activityName)).toBeDefined()
  expect(way('立即注册')).toBe('/register?promoteCode=AUTUMN')
})

test('whoever is here already goes on to the doctor', async () => {
  signIn({ token: 't', signKey: 'k' })
  open()
  expect(await screen.findByRole('link', { name: '查看医生主页' })).toBeDefined()
})

test.each(['?promoteCode=NOBODYS', ''])(
  'a code that is nobody’s is told, and leaves the way to register: %j',
  async query => {
    refuse(promoteServices.promotingDoctor, doctorRefusals.promotion_unknown)
    open(query)
    expect(await screen.findByText('推广码无效或已停用，您仍然可以注册使用。')).toBeDefined()
    expect(way('立即注册')).toBe('/register')
  },
)

test('without a text of the hospital’s the page stands all the same', async () => {
  refuse(contentServices.fixedText, commonRefusals.not_found)
  open()
  expect(await screen.findByText(/在手机上问医生、看报告/)).toBeDefined()
})
