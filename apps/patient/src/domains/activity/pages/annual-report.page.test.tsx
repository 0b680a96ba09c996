import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { callAs } from '@nethos/calls/call-as.ts'
import { session, signIn } from '@nethos/calls/session.ts'
import { SignedOutError } from '@nethos/calls/trouble.ts'
import { annualReportServices as services } from '@nethos/contract/activity/annual-report.services.ts'
import { captchaRefusals } from '@nethos/contract/common/captcha.refusals.ts'
import { answer, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import { saveReportSession, reportSession } from '../annual-report.calls.ts'
import DoctorYearPage from './doctor-year.page.tsx'
import YearCoverPage from './year-cover.page.tsx'
import YearLoginPage from './year-login.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('@nethos/calls/call-as.ts', () => ({ callAs: vi.fn() }))

const report = {
  docId: 'd1',
  docName: '张伟',
  docAvatar: 'a1',
  docTitle: '主任医师',
  deptName: '心内科',
  year: 2022,
  consultCount: 36,
  patientCount: null,
  replyCount: 120,
  wordCount: 5400,
  nightReplyCount: 3,
  reviewCount: 20,
  goodRatePercent: 95,
  firstReplyMinutes: 90,
  busiestMonth: 11,
  earnedCents: 123_450,
}

beforeEach(() => {
  forget()
  sessionStorage.clear()
  vi.mocked(callAs).mockReset().mockResolvedValue(report)
})

test('without the doctor’s token the report goes to the login of its year', () => {
  expect(openAt('/2022/report/doc?docId=d1', DoctorYearPage).at()).toBe('/2022/report/login')
  expect(openAt('/2023/report/doc?docId=d1', DoctorYearPage).at()).toBe('/2023/report/login')
  expect(openAt('/2021/report/doc?docId=d1', DoctorYearPage).at()).toBe('/2022/report/login?year=2021')
})

test('with it the figures stand page by page, and few people are not told', async () => {
  saveReportSession({ token: 'report', signKey: 'r' })
  openAt('/2022/report/doc?docId=d1', DoctorYearPage)
  for (const text of ['2022年度报告', '张伟', '36', '不足5', '5400', '95', '1.5', '1234.50'])
    expect(await screen.findByText(text)).toBeDefined()
  expect(callAs).toHaveBeenCalledWith({ token: 'report', signKey: 'r' }, services.annualReport, {
    year: 2022,
    docId: 'd1',
  })
  expect(screen.getByText('第1页，共5页')).toBeDefined()
  await press('下一页')
  expect(screen.getByText('第2页，共5页')).toBeDefined()
})

test('a token that is over leads to the login, and the patient stays logged in', async () => {
  signIn({ token: 'patient', signKey: 'p' })
  saveReportSession({ token: 'report', signKey: 'r' })
  vi.mocked(callAs).mockRejectedValue(new SignedOutError('00010401', ''))
  const { at } = openAt('/2022/report/doc?docId=d1', DoctorYearPage)
  await waitFor(() => expect(at()).toBe('/2022/report/login'))
  expect(reportSession()).toBeUndefined()
  expect(session()?.token).toBe('patient')
})

test('a year without anything says so', async () => {
  saveReportSession({ token: 'report', signKey: 'r' })
  vi.mocked(callAs).mockResolvedValue({ ...report, consultCount: 0, replyCount: 0 })
  openAt('/2021/report/doc?docId=d1', DoctorYearPage)
  expect(await screen.findByText('2022年还没有您的线上服务记录。')).toBeDefined()
})

test('the login says what is missing, sends one code, and opens the report of its year', async () => {
  answer(services.sendReportCaptcha, { cid: 'c1' })
  const { at } = openAt('/2023/report/login', YearLoginPage)
  await press('获取验证码')
  expect(await screen.findByText('手机号不能为空')).toBeDefined()
  await press('查看年度报告')
  expect(await screen.findByText('验证码不能为空')).toBeDefined()
  type('手机号', '13900000001')
  await press('获取验证码')
  expect(await screen.findByText(/s后重新获取/)).toBeDefined()
  type('验证码', '12345')
  refuse(services.openReport, captchaRefusals.captcha_wrong)
  await press('查看年度报告')
  expect(await screen.findByText('验证码不正确')).toBeDefined()
  answer(services.openReport, { token: 't', signKey: 'k', docId: 'd1' })
  type('验证码', '1234')
  await press('查看年度报告')
  expect(sentTo(services.openReport)).toEqual({ mobile: '13900000001', captcha: '1234', cid: 'c1' })
  await waitFor(() => expect(at()).toBe('/2023/report/doc?docId=d1'))
  expect(reportSession()).toEqual({ token: 't', signKey: 'k' })
})

test('the cover leads to the login, or with a token to the report', () => {
  openAt('/2023/report/index', YearCoverPage).leave()
  openAt('/2023/report/index', YearCoverPage)
  expect(way('开启年度报告')).toBe('/2023/report/login')
})
