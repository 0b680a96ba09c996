import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { annualReportDeskServices as reports } from '@nethos/contract/activity/annual-report.services.ts'
import { campaignDeskServices } from '@nethos/contract/activity/campaign.services.ts'
import { promotionDeskServices } from '@nethos/contract/activity/promotion-desk.services.ts'
import { rankingDeskServices as services } from '@nethos/contract/activity/ranking-desk.services.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { answer, sentTo } from '../../../app/testing/faked-call.ts'
import { begin, openPage } from '../../../app/testing/open-page.tsx'
import CampaignsPage from './campaigns.page.tsx'
import PromotionsPage from './promotions.page.tsx'
import RankingsPage from './rankings.page.tsx'
import ReportMobilesPage from './report-mobiles.page.tsx'

vi.mock('@nethos/calls/call.ts', async () => ({ call: (await import('../../../app/testing/faked-call.ts')).fakedCall }))

const now = Date.parse('2026-11-21T10:00:00+08:00')
const page = { pageNum: 1, pageSize: 20, hasNextPage: false }
const counts = { likeCount: 12, waitingCount: 2, struckCount: 0 }

beforeEach(async () => {
  await begin(now)
  answer(doctorServices.listDoctors, { ...page, rows: [] })
  answer(services.listRankings, {
    ...page,
    rows: [
      {
        rankingId: 'r1',
        title: '冬季人气榜',
        rulesText: '',
        startsAt: now,
        endsAt: now + 86_400_000,
        isOpen: true,
        dailyLikes: 5,
        docIds: ['d1'],
        ...counts,
      },
    ],
  })
  answer(services.rankingFigures, [{ docId: 'd1', docName: '张伟', deptName: '心内科', ...counts }])
  answer(services.listSuspicious, [
    {
      source: 'device',
      mark: '0123456789abcdef',
      docId: 'd1',
      docName: '张伟',
      day: '2026-11-20',
      likes: 9,
      provenCount: 0,
      struckCount: 0,
      struckWhy: '',
      firstAt: now,
      lastAt: now,
    },
  ])
  answer(services.strikeLikes, { changed: 9 })
})
const press = async (name: string) => fireEvent.click((await screen.findAllByRole('button', { name })).at(-1)!)

it('strikes suspicious likes out, and wants to know why', async () => {
  openPage('/rankings', { path: '/rankings', Page: RankingsPage })
  expect(await screen.findByText('待实名2，已剔除0')).toBeTruthy()
  await press('查看点赞')
  expect(await screen.findByText('同一手机')).toBeTruthy()
  fireEvent.click(await screen.findByRole('button', { name: /剔\s*除/ }))
  expect(await screen.findByText('剔除张伟的可疑点赞')).toBeTruthy()
  const yes = () => screen.getAllByRole('button', { name: /剔\s*除/ }).at(-1)!
  fireEvent.click(yes())
  expect(await screen.findByText('请填写原因')).toBeTruthy()
  expect(sentTo(services.strikeLikes)).toEqual([])
  fireEvent.change(screen.getByLabelText('原因'), { target: { value: '同一手机连续点赞' } })
  fireEvent.click(yes())
  await waitFor(() =>
    expect(sentTo(services.strikeLikes)).toEqual([
      {
        rankingId: 'r1',
        source: 'device',
        mark: '0123456789abcdef',
        docId: 'd1',
        day: '2026-11-20',
        isStruck: true,
        reason: '同一手机连续点赞',
      },
    ]),
  )
})

it('lists the campaigns, and opens one by its code', async () => {
  answer(campaignDeskServices.editions, [
    { code: 'asian', title: '亚运专区', edition: 0, isWithdrawn: false, publishedAt: null, draft: null },
  ])
  openPage('/campaigns', { path: '/campaigns', Page: CampaignsPage })
  expect(await screen.findByText('亚运专区')).toBeTruthy()
  expect(await screen.findByText('程序自带')).toBeTruthy()
})

it('enters the mobile with which a doctor opens his report', async () => {
  answer(reports.listReportMobiles, {
    ...page,
    rows: [{ docId: 'd1', docName: '张伟', deptName: '心内科', mobileMasked: '', changedAt: null }],
  })
  answer(reports.saveReportMobile, true)
  openPage('/annual-reports', { path: '/annual-reports', Page: ReportMobilesPage })
  expect(await screen.findByText('未登记')).toBeTruthy()
  await press('登记手机号')
  fireEvent.change(await screen.findByLabelText('手机号'), { target: { value: '13900000001' } })
  fireEvent.click(screen.getAllByRole('button', { name: /保\s*存/ }).at(-1)!)
  await waitFor(() => expect(sentTo(reports.saveReportMobile)).toEqual([{ docId: 'd1', mobile: '13900000001' }]))
})

it('shows who has brought how many, by code and by department, with the sum, and saves it as a file', async () => {
  const row = {
    month: '2026-11',
    code: 'D23456789',
    source: 'doctor' as const,
    promoterName: '张伟',
    deptName: '心内科',
  }
  answer(promotionDeskServices.promotionFigures, {
    rows: [
      { ...row, registered: 3, verified: 2 },
      { ...row, code: '', source: 'friend', promoterName: '', deptName: '', registered: 4, verified: 1 },
    ],
  })
  answer(promotionDeskServices.exportPromotion, {
    fileName: 'promotion-code-2026-06_2026-11.csv',
    csv: '月份',
    rows: 2,
  })
  openPage('/promotions', { path: '/promotions', Page: PromotionsPage })
  expect(await screen.findByText('D23456789')).toBeTruthy()
  expect(screen.getByText('全部好友邀请')).toBeTruthy()
  expect(screen.getByText('7')).toBeTruthy()
  await press('导出（CSV）')
  expect(await screen.findByText('已导出2行统计')).toBeTruthy()
  const asked = { fromMonth: '2026-06', untilMonth: '2026-11', groupedBy: 'code' }
  expect(sentTo(promotionDeskServices.exportPromotion)).toEqual([asked])
  fireEvent.click(screen.getByText('按科室'))
  expect(await screen.findByText('非医护推广')).toBeTruthy()
  expect(sentTo(promotionDeskServices.promotionFigures)).toEqual([asked, { ...asked, groupedBy: 'department' }])
  fireEvent.change(screen.getByLabelText('开始月份'), { target: { value: '2020-01' } })
  expect(await screen.findByText('最多选择24个月')).toBeTruthy()
})
