import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { doctorRefusals } from '@nethos/contract/doctors/doctors.refusals.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import { aCard, aDoctor, onePage } from '../testing/doctor.samples.ts'
import ChooseDoctorPage from './choose-doctor.page.tsx'
import ScannedPage from './scanned.page.tsx'

vi.mock('@nethos/calls/call.ts')
const found = (isFollow = false) => ({ docId: 'd1', sysDoc: aDoctor(), isFollow, followId: isFollow ? 'f1' : null })
beforeEach(() => {
  forget()
  sessionStorage.clear()
  answer(doctorServices.scanCode, found())
  answer(doctorServices.followDoctor, { isFollow: true, followId: 'f1' })
})
const open = () => openAt('/doc/scan?exclusiveCodeId=x1', ScannedPage)

describe('a scanned code', () => {
  test('shows whose it is, with the ways to follow and to ask', async () => {
    open()
    expect(await screen.findByText('主任医师 · 心血管内科')).toBeDefined()
    expect(sentTo(doctorServices.scanCode)).toEqual({ exclusiveCodeId: 'x1' })
    expect(screen.getByRole('button', { name: '关注' })).toBeDefined()
    expect(way('咨询')).toBe('/consult/rules?id=d1&type=pic')
  })

  test('who is logged in follows, and comes to the doctor', async () => {
    signIn({ token: 't', signKey: 'k' })
    const { at } = open()
    await press('关注')
    expect(sentTo(doctorServices.followDoctor)).toEqual({ docId: 'd1' })
    expect(at()).toBe('/doc/index?docId=d1')
  })

  test('a guest logs in, and follows without asking again on coming back', async () => {
    const { at, leave } = open()
    await press('关注')
    expect(at()).toBe(`/scanBind?docId=d1&backPath=${encodeURIComponent('/doc/scan?exclusiveCodeId=x1')}`)
    leave()
    signIn({ token: 't', signKey: 'k' })
    const again = open()
    await waitFor(() => expect(again.at()).toBe('/doc/index?docId=d1'))
    expect(callsOf(doctorServices.followDoctor)).toHaveLength(1)
  })

  test('an address alone makes nobody follow', async () => {
    signIn({ token: 't', signKey: 'k' })
    open()
    await screen.findByRole('button', { name: '关注' })
    expect(callsOf(doctorServices.followDoctor)).toHaveLength(0)
  })

  test('who follows already goes on to the doctor', async () => {
    answer(doctorServices.scanCode, found(true))
    open()
    expect(await screen.findByRole('link', { name: '已关注，查看医生主页' })).toBeDefined()
  })

  test('one that is not valid says so, with a way home', async () => {
    refuse(doctorServices.scanCode, doctorRefusals.code_unknown)
    open()
    expect(await screen.findByText(doctorRefusals.code_unknown.sentence)).toBeDefined()
    expect(way('返回首页')).toBe('/v4/index')
  })

  test('without any code, too', async () => {
    openAt('/doc/scan', ScannedPage)
    expect(await screen.findByText(doctorRefusals.code_unknown.sentence)).toBeDefined()
  })

  test('may name the doctor instead', async () => {
    answer(doctorServices.doctorCard, aCard())
    openAt('/doc/scan?docId=d1', ScannedPage)
    expect(await screen.findByText('张伟')).toBeDefined()
    expect(sentTo(doctorServices.doctorCard)).toEqual({ docId: 'd1' })
  })
})

describe('choosing a doctor of a department', () => {
  test('lists who can be asked, with price and the way to ask', async () => {
    answer(
      doctorServices.listDoctors,
      onePage(aDoctor(), aDoctor({ docId: 'd2', docName: '李娜', picturePriceCents: 0 })),
    )
    openAt('/consult/doc/list?deptCode=03.04', ChooseDoctorPage)
    expect(await screen.findByText('李娜')).toBeDefined()
    expect(sentTo(doctorServices.listDoctors)).toMatchObject({ gbDeptCode: '03.04', Pic: true })
    expect(screen.getAllByText(/擅长：高血压/)).toHaveLength(2)
    expect(screen.getByRole('img', { name: '30.00元' })).toBeDefined()
    expect(screen.getByText('免费')).toBeDefined()
    expect(screen.getAllByRole('link', { name: '咨询' }).map(one => one.getAttribute('href'))).toEqual([
      '/consult/rules?id=d1&type=pic',
      '/consult/rules?id=d2&type=pic',
    ])
  })

  test('none', async () => {
    answer(doctorServices.listDoctors, onePage())
    openAt('/consult/doc/list?deptCode=99', ChooseDoctorPage)
    expect(await screen.findByText('这个科室暂无可咨询的医生')).toBeDefined()
    expect(way('查看全部医生')).toBe('/doc/index')
  })
})
