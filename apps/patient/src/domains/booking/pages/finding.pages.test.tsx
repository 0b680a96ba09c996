import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DepartmentWithState } from '@nethos/contract/clinics/finding.schemas.ts'
import { findingServices } from '@nethos/contract/clinics/finding.services.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { bindingServices } from '@nethos/contract/hospital-account/binding.services.ts'
import { answer, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import {
  aDoctorOfDay,
  aDoctorWithState,
  aSession,
  campusesOfTwo,
  inDays,
  saturday,
  someNumbers,
} from '../testing/booking.samples.ts'
import BookPage from './book.page.tsx'
import ByDatePage from './by-date.page.tsx'
import ByExpertPage from './by-expert.page.tsx'
import ChooseDepartmentPage from './choose-department.page.tsx'
import DepartmentsPage from './departments.page.tsx'
import ExpertsPage from './experts.page.tsx'
import IntroductionPage from './introduction.page.tsx'
import RulePage from './rule.page.tsx'
import SearchAllPage from './search-all.page.tsx'
import SearchPage from './search.page.tsx'
import ServicePage from './service.page.tsx'
import TodayPage from './today.page.tsx'

vi.mock('@nethos/calls/call.ts')
const department: DepartmentWithState = {
  deptId: 'h1.k1',
  deptCode: 'k1',
  deptName: '内科',
  place: '',
  slotState: 'bookable',
  nextDay: inDays(1),
  subDepartments: [
    {
      deptId: 'h1.k2',
      deptCode: 'k2',
      deptName: '心血管内科',
      place: '3层',
      slotState: 'bookable',
      nextDay: inDays(1),
    },
    { deptId: 'h1.k3', deptCode: 'k3', deptName: '风湿科', place: '', slotState: 'none', nextDay: '' },
  ],
}
const info = {
  deptId: 'h1.k2',
  deptName: '心血管内科',
  deptAvatar: '',
  deptIntro: '看高血压。',
  place: '3层',
  hosId: 'h1',
  hosName: '宁禾大学附属第一医院',
}
const text = { title: '预约规则', version: '1.0', content: '<p>可以约明天起14天以内的号。</p>', publishedAt: saturday }

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: saturday, toFake: ['Date'] })
  forget()
  answer(bindingServices.listCampuses, campusesOfTwo)
  answer(findingServices.listClinicDepartments, [department])
  answer(findingServices.departmentInfo, info)
  answer(findingServices.doctorStates, [aDoctorWithState()])
  answer(findingServices.ordinarySessions, [])
  answer(findingServices.listNumbers, someNumbers)
  answer(contentServices.fixedText, text)
})

describe('/book', () => {
  test('every way to book, the search, and the hospitals by area', async () => {
    openAt('/book', BookPage)
    expect(await screen.findByText('宁禾市妇女儿童医院')).toBeDefined()
    expect(way(/搜索医生、科室/)).toBe('/book/search/v2')
    expect(way('我的挂号')).toBe('/my/book')
    expect(way(/预约挂号/)).toBe('/book/select/dept')
    expect(way(/当日挂号/)).toBe('/book/today')
    expect(way(/专家门诊/)).toBe('/book/expert')
    expect(way(/多学科门诊/)).toBe('/book/mdt/pre')
    expect(way(/校医院挂号/)).toBe('/school/dept')
    expect(way(/预约规则/)).toBe('/book/rule')
    expect(screen.getByText('宁禾市东湖区 · 东湖院区、滨江院区')).toBeDefined()
    expect(way(/宁禾大学附属第一医院/)).toBe('/book/select/dept?bookHosId=h1&bookSort=1')
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: '新城区' })))
    expect(screen.queryByText('宁禾大学附属第一医院')).toBeNull()
    expect(screen.getByText('宁禾市妇女儿童医院')).toBeDefined()
  })
})

describe('/book/select/dept', () => {
  test('two columns, and what has no schedule is marked; a tap leads to the doctors', async () => {
    const { at } = openAt('/book/select/dept?bookHosId=c11&bookSort=1', ChooseDepartmentPage)
    expect(await screen.findAllByText('明天可约')).toBeDefined()
    expect(sentTo(findingServices.listClinicDepartments)).toEqual({ hosId: 'h1' })
    expect(screen.getByRole('button', { name: /风湿科.*未排班/ })).toBeDefined()
    await press(/心血管内科/)
    expect(at()).toBe('/book/book/expert?bookDeptId=h1.k2&bookHosId=h1&bookSort=1')
  })

  test('without a hospital it is the first one; another one is a tap away', async () => {
    const { at } = openAt('/book/select/dept', ChooseDepartmentPage)
    await press(/宁禾大学附属第一医院/)
    await press(/宁禾市妇女儿童医院/)
    expect(at()).toBe('/book/select/dept?bookHosId=h2')
    expect(sentTo(findingServices.listClinicDepartments)).toEqual({ hosId: 'h2' })
  })

  test('for today the tap leads to what is left today', async () => {
    const { at } = openAt('/book/select/dept?bookHosId=h1&bookSort=2', ChooseDepartmentPage)
    await press(/心血管内科/)
    expect(sentTo(findingServices.listClinicDepartments)).toEqual({ hosId: 'h1', registration: 'same_day' })
    expect(at()).toBe('/book/today?bookDeptId=h1.k2&bookHosId=h1')
  })
})

describe('/book/book', () => {
  const query = '?bookDeptId=h1.k2&bookHosId=h1&bookSort=1'

  test('by expert: title, skill, state and the next number; the tabs keep the address', async () => {
    openAt(`/book/book/expert${query}`, ByExpertPage)
    expect(await screen.findByText('沈知远')).toBeDefined()
    expect(screen.getByText('主任医师 · 心血管内科')).toBeDefined()
    expect(screen.getByText('擅长：高血压、冠心病')).toBeDefined()
    expect(screen.getByText('可预约')).toBeDefined()
    expect(screen.getByText('周三（11月25日）上午 08:30')).toBeDefined()
    expect(way(/沈知远/)).toBe('/book/doc/h1.d1?bookDocId=h1.d1&bookHosId=h1&bookSort=1')
    expect(way(/宁禾大学附属第一医院.*科室介绍/)).toBe('/book/dept?bookDeptId=h1.k2&bookHosId=h1&bookSort=1')
    expect(way('按日期')).toBe(`/book/book/date${query}`)
    expect(way('按专家')).toBe(`/book/book/expert${query}`)
  })

  test.each([
    [{ slotState: 'full', next: null }, '已满', '已约满，可以候补'],
    [{ slotState: 'stopped', next: null }, '停诊', '近期门诊已停诊'],
    [{ slotState: 'none', next: null, feeCents: null }, '未排班', '近期没有排班'],
    [{ slotState: 'upcoming', next: null, releaseAt: saturday }, '即将放号', '今天 09:00 放号'],
  ] as const)('by expert: %o', async (changes, state, sentence) => {
    answer(findingServices.doctorStates, [aDoctorWithState(changes)])
    openAt(`/book/book/expert${query}`, ByExpertPage)
    expect(await screen.findByText(state)).toBeDefined()
    expect(screen.getByText(sentence)).toBeDefined()
  })

  test.each([
    [0, '免费'],
    [null, '费用以医院为准'],
    [5_000, '¥50.00'],
  ])('by expert: a fee of %o reads %s', async (feeCents, word) => {
    answer(findingServices.doctorStates, [aDoctorWithState({ feeCents })])
    openAt(`/book/book/expert${query}`, ByExpertPage)
    expect(await screen.findByText(word)).toBeDefined()
  })

  test('whoever minds no particular doctor finds the department’s own clinic', async () => {
    const own = aSession({ clinicDoctorId: '', docName: '', docTitle: '', kind: 'ordinary', feeCents: 1_000 })
    answer(findingServices.ordinarySessions, [own])
    openAt(`/book/book/expert${query}`, ByExpertPage)
    expect(await screen.findByText('普通门诊')).toBeDefined()
    expect(way(/普通门诊/)).toBe(`/book/book/date${query}&date=2026-11-25`)
  })

  test('without a department one is chosen first', () => {
    openAt('/book/book/expert?bookHosId=h1', ByExpertPage)
    expect(way('选择科室')).toBe('/book/select/dept?bookHosId=h1&bookSort=1')
  })

  describe('by date', () => {
    const state = { deptId: 'h1.k2', deptName: '心血管内科', hasSub: false, slotState: 'bookable' } as const
    const days = [
      { onDay: inDays(1), slotState: 'full' },
      { onDay: inDays(4), slotState: 'bookable' },
    ] as const
    beforeEach(() => {
      answer(findingServices.subDepartmentState, { ...state, days: [...days] })
      answer(findingServices.doctorsOfDay, [aDoctorOfDay([aSession()])])
    })

    test('a strip of days; the first that can be booked is open, and a session opens its numbers', async () => {
      openAt(`/book/book/date${query}`, ByDatePage)
      expect(await screen.findByText('沈知远')).toBeDefined()
      expect(sentTo(findingServices.doctorsOfDay)).toEqual({ deptId: 'h1.k2', date: inDays(4) })
      expect(screen.getByRole('list', { name: '选择日期' }).querySelectorAll('li')).toHaveLength(15)
      expect(screen.getByRole('button', { name: '周三11/25，可预约，11月25日' }).getAttribute('aria-pressed')).toBe(
        'true',
      )
      await press('周三（11月25日）上午，可预约，¥50.00，余2')
      expect(way('预约 08:30（2号）')).toContain('/book/confirm?')
    })

    test('another day is asked for by a tap; where nobody is, the next day is one tap away', async () => {
      answer(findingServices.doctorsOfDay, sent =>
        (sent as { date: string }).date === inDays(4) ? [aDoctorOfDay([aSession()])] : [],
      )
      const { at } = openAt(`/book/book/date${query}`, ByDatePage)
      await press('今天11/21，未排班，11月21日')
      expect(at()).toBe(`/book/book/date${query}&date=2026-11-21`)
      expect(await screen.findByText('今天（11月21日）没有排班，请换一天')).toBeDefined()
      await press('最近可约：周三（11月25日）')
      expect(await screen.findByText('沈知远')).toBeDefined()
    })
  })
})

test.each([
  ['/book/select/dept', ChooseDepartmentPage],
  ['/book/expert', ExpertsPage],
  ['/book/dept', DepartmentsPage],
  ['/book/today', TodayPage],
])('%s: without an answer about the hospitals one can ask again', async (address, Page) => {
  const outage = { code: '00010500', sentence: '网络错误，请稍后重试' }
  refuse(bindingServices.listCampuses, outage)
  answer(findingServices.listExperts, [aDoctorWithState()])
  answer(findingServices.doctorsOfDay, [])
  openAt(address, Page)
  expect(await screen.findByText(outage.sentence)).toBeDefined()
  answer(bindingServices.listCampuses, campusesOfTwo)
  await press('重新加载')
  expect((await screen.findAllByText('宁禾大学附属第一医院')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('/book/expert: experts with department, title, fee and state, by department', async () => {
  answer(findingServices.listExperts, [
    aDoctorWithState(),
    aDoctorWithState({ clinicDoctorId: 'h1.d2', docName: '林晓', deptId: 'h1.k9', deptName: '眼科' }),
  ])
  openAt('/book/expert?bookHosId=h1&bookSort=1', ExpertsPage)
  expect(await screen.findByText('主任医师 · 眼科')).toBeDefined()
  expect(screen.getAllByText('¥50.00')).toHaveLength(2)
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: '眼科' })))
  expect(screen.queryByText('沈知远')).toBeNull()
  expect(way(/林晓/)).toBe('/book/doc/h1.d2?bookDocId=h1.d2&bookHosId=h1&bookSort=1')
})

test('/book/dept: the departments, what the chosen one is for, and its doctors', async () => {
  openAt('/book/dept?bookHosId=h1&bookSort=1', DepartmentsPage)
  expect(await screen.findByText('看高血压。')).toBeDefined()
  expect(sentTo(findingServices.departmentInfo)).toEqual({ deptId: 'h1.k2' })
  expect(screen.getByText('沈知远')).toBeDefined()
  expect(way('预约这个科室')).toBe('/book/book/expert?bookDeptId=h1.k2&bookHosId=h1&bookSort=1')
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: '风湿科' })))
  expect(sentTo(findingServices.departmentInfo)).toEqual({ deptId: 'h1.k3' })
})

test('/AppDeptInfo: name, introduction, doctors and the way to book; of no department one begins at the start', async () => {
  openAt('/AppDeptInfo?deptId=h1.k2', IntroductionPage)
  expect(await screen.findByRole('heading', { name: '心血管内科' })).toBeDefined()
  expect(screen.getByText('看高血压。')).toBeDefined()
  expect(await screen.findByText('沈知远')).toBeDefined()
  expect(way('预约挂号')).toBe('/book/book/expert?bookDeptId=h1.k2&bookHosId=h1&bookSort=1')
  expect(openAt('/AppDeptInfo', IntroductionPage).at()).toBe('/book')
})

describe('searching', () => {
  const found = {
    list: [aDoctorWithState()],
    deptList: [{ deptId: 'h1.k2', deptName: '心血管内科', hosId: 'h1', hosName: '宁禾大学附属第一医院' }],
  }
  const search = async (word: string) => {
    type('医生、科室、拼音或首字母', word)
    await act(async () => fireEvent.submit(screen.getByRole('search')))
  }

  test('in one hospital: doctors and departments', async () => {
    answer(findingServices.searchClinics, found)
    openAt('/book/search?bookHosId=h1&bookSort=1', SearchPage)
    await search('xxg')
    expect(sentTo(findingServices.searchClinics)).toEqual({ search: 'xxg', hosId: 'h1' })
    expect(way(/沈知远/)).toBe('/book/doc/h1.d1?bookDocId=h1.d1&bookHosId=h1&bookSort=1')
    expect(way(/^心血管内科/)).toBe('/book/book/expert?bookDeptId=h1.k2&bookHosId=h1&bookSort=1')
  })

  test('in all: the hospital is said; what was searched for is kept until it is cleared', async () => {
    answer(findingServices.searchClinics, found)
    openAt('/book/search/v2', SearchAllPage)
    await search('心血管')
    expect(sentTo(findingServices.searchClinics)).toEqual({ search: '心血管' })
    expect(screen.getAllByText('宁禾大学附属第一医院').length).toBeGreaterThan(1)
    await press('清空')
    expect(await screen.findByText('最近搜索')).toBeDefined()
    expect(screen.getByRole('button', { name: '心血管' })).toBeDefined()
    await press('清空')
    expect(screen.queryByText('最近搜索')).toBeNull()
  })

  test('before the first word there are other ways', () => {
    openAt('/book/search?bookHosId=h1&bookSort=1', SearchPage)
    expect(way('按科室找')).toBe('/book/select/dept?bookHosId=h1&bookSort=1')
    expect(way('看专家门诊')).toBe('/book/expert?bookHosId=h1&bookSort=1')
  })

  test('nothing is found', async () => {
    answer(findingServices.searchClinics, { list: [], deptList: [] })
    openAt('/book/search/v2?search=zzz', SearchAllPage)
    expect(await screen.findByText('没有找到相关的医生或科室，换个词试试')).toBeDefined()
    expect(way('按科室找')).toBe('/book/select/dept')
  })
})

describe('/book/today', () => {
  test('who has numbers left today, by period; a number leads to the confirmation', async () => {
    const today = { onDay: inDays(0), registration: 'same_day' } as const
    answer(findingServices.doctorsOfDay, [
      aDoctorOfDay([
        aSession({ ...today, period: 'pm' }),
        aSession({ ...today, sessionId: 'h1.s2', slotState: 'full', left: 0 }),
      ]),
    ])
    openAt('/book/today?bookHosId=h1', TodayPage)
    expect(await screen.findByText('今天下午')).toBeDefined()
    expect(sentTo(findingServices.doctorsOfDay)).toEqual({ hosId: 'h1' })
    expect(screen.queryByText('今天上午')).toBeNull()
    await press('今天（11月21日）下午，可预约，¥50.00，余2')
    expect(way('预约 08:30（2号）')).toContain('bookSort=2&registeType=2')
  })

  test('in a hospital by department; of one department alone the whole hospital is a tap away', async () => {
    const today = { onDay: inDays(0), registration: 'same_day' } as const
    answer(findingServices.doctorsOfDay, [
      aDoctorOfDay([aSession(today)]),
      aDoctorOfDay([aSession({ ...today, sessionId: 'h1.s9' })], {
        clinicDoctorId: 'h1.d2',
        docName: '林晓',
        deptId: 'h1.k9',
        deptName: '眼科',
      }),
    ])
    const { leave } = openAt('/book/today?bookHosId=h1', TodayPage)
    await screen.findByText('林晓')
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: '眼科' })))
    expect(screen.queryByText('沈知远')).toBeNull()
    leave()
    openAt('/book/today?bookDeptId=h1.k2&bookHosId=h1', TodayPage)
    await screen.findByText('林晓')
    expect(screen.queryByRole('tab')).toBeNull()
    expect(way(/心血管内科.*看全院/)).toBe('/book/today?bookHosId=h1')
  })

  test('nothing is left', async () => {
    answer(findingServices.doctorsOfDay, [aDoctorOfDay([aSession({ slotState: 'full' })])])
    openAt('/book/today?bookDeptId=h1.k2&bookHosId=h1', TodayPage)
    expect(await screen.findByText('今日暂无号源')).toBeDefined()
    expect(sentTo(findingServices.doctorsOfDay)).toEqual({ deptId: 'h1.k2' })
    expect(way('预约明天及以后的号')).toBe('/book/select/dept?bookHosId=h1&bookSort=1')
  })
})

test('/book/rule shows what the editors have written', async () => {
  openAt('/book/rule', RulePage)
  expect(await screen.findByText('可以约明天起14天以内的号。')).toBeDefined()
  expect(sentTo(contentServices.fixedText)).toEqual({ typeName: '预约规则' })
})

test('/bookService1 is read and agreed to before one goes on', async () => {
  const { at } = openAt('/bookService1', ServicePage)
  await screen.findByText('可以约明天起14天以内的号。')
  await press('去预约挂号')
  expect(screen.getByText('请先阅读并勾选同意')).toBeDefined()
  expect(at()).toBe('/bookService1')
  fireEvent.click(screen.getByRole('checkbox'))
  await press('去预约挂号')
  expect(at()).toBe('/book')
})
