import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { rankingRefusals } from '@nethos/contract/activity/ranking.refusals.ts'
import { rankingServices as services } from '@nethos/contract/activity/ranking.services.ts'
import { answer, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { openAt, press, type, way } from '../../../testing/open-at.tsx'
import RankingPage from './ranking.page.tsx'
import RankingPosterPage from './ranking-poster.page.tsx'
import WholeRankingPage from './whole-ranking.page.tsx'

vi.mock('@nethos/calls/call.ts')

const doctor = {
  docId: 'd1',
  docName: '张伟',
  docAvatar: 'a1',
  docTitle: '主任医师',
  deptName: '心内科',
  likeCount: 12,
  rank: 1,
  isLiked: false,
}
const running = {
  title: '冬季人气榜',
  rulesText: '每位医生每天一次',
  startsAt: Date.parse('2026-11-01T00:00:00+08:00'),
  endsAt: Date.parse('2026-12-01T00:00:00+08:00'),
  isRunning: true,
  dailyLikes: 5,
  doctorCount: 2,
  likeCount: 20,
}
const page = (...rows: (typeof doctor)[]) => ({ rows, pageNum: 1, pageSize: 10, hasNextPage: false })

beforeEach(() => {
  forget()
  signIn({ token: 't', signKey: 'k' })
  answer(services.ranking, running)
  answer(services.listRanked, page(doctor, { ...doctor, docId: 'd2', docName: '李雪', rank: 2, likeCount: 8 }))
  answer(services.rankedDoctor, doctor)
  answer(services.likeDoctor, { likeCount: 13, isCounted: true })
})

test('the ranking with number, department and likes, and the way to all of it', async () => {
  openAt('/v2/pk', RankingPage)
  for (const text of ['第1名', '张伟', '12个赞', '第2名', '李雪', '点赞进行中', '每位医生每天一次'])
    expect(await screen.findByText(text)).toBeDefined()
  expect(way('全部')).toBe('/v2/pk/all')
  expect(way('分享海报，张伟')).toBe('/v2/pk/pic?docId=d1')
})

test('a like is sent and thanked for; of somebody who is not verified it says when it counts', async () => {
  openAt('/v2/pk', RankingPage)
  await press('点赞，张伟')
  expect(sentTo(services.likeDoctor)).toEqual({ docId: 'd1' })
  expect(await screen.findByText('点赞成功')).toBeDefined()
  answer(services.likeDoctor, { likeCount: 12, isCounted: false })
  await press('点赞，李雪')
  expect(await screen.findByText('已点赞，完成实名认证后计入榜单')).toBeDefined()
})

test('what looks like a script is asked for a captcha, and likes with it', async () => {
  refuse(services.likeDoctor, rankingRefusals.captcha_needed)
  answer(services.sendLikeCaptcha, { cid: 'c1' })
  openAt('/v2/pk', RankingPage)
  await press('点赞，张伟')
  expect(await screen.findByText(/为防止刷票，请输入短信验证码后再点赞/)).toBeDefined()
  await press('获取验证码')
  type('验证码', '1234')
  answer(services.likeDoctor, { likeCount: 13, isCounted: true })
  await press('确认点赞')
  expect(sentTo(services.likeDoctor)).toEqual({ docId: 'd1', cid: 'c1', captcha: '1234' })
})

test('a doctor is found by name; what is over takes no likes', async () => {
  answer(services.ranking, { ...running, isRunning: false })
  openAt('/v2/pk/all?keyword=%E5%BC%A0', WholeRankingPage)
  expect(await screen.findByText('张伟')).toBeDefined()
  expect(sentTo(services.listRanked)).toMatchObject({ keyword: '张' })
  expect(screen.queryByRole('button', { name: /点赞/ })).toBeNull()
})

test('without a ranking the page leads on', async () => {
  answer(services.ranking, null)
  openAt('/v2/pk', RankingPage)
  expect(await screen.findByText('目前没有人气榜活动')).toBeDefined()
  expect(way('查看在线医生')).toBe('/doc/index')
})

test('a poster that cannot be drawn can be tried again', async () => {
  openAt('/v2/pk/pic?docId=d1', RankingPosterPage)
  expect(await screen.findByText('图片没有生成，请重试')).toBeDefined()
})
