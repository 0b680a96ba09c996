import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signIn } from '@nethos/calls/session.ts'
import { commonRefusals } from '@nethos/contract/common/common.refusals.ts'
import { doctorServices } from '@nethos/contract/doctors/doctors.services.ts'
import { teamServices } from '@nethos/contract/teams/teams.services.ts'
import { scanned } from '../../../controls/testing/scanned.ts'
import { answer, callsOf, forget, refuse, sentTo } from '../../../testing/open-page.tsx'
import { aLine } from '../../content/testing/content.samples.ts'
import { drawDoctor } from '../../doctors/draw-doctor.ts'
import { aReview, onePage } from '../../doctors/testing/doctor.samples.ts'
import { openAt, press, way } from '../../../testing/open-at.tsx'
import { aMember, aService, aTeam, aTeamCard } from '../testing/team.samples.ts'
import FollowedTeamsPage from './followed-teams.page.tsx'
import TeamReviewsPage from './team-reviews.page.tsx'
import TeamServicePage from './team-service.page.tsx'
import TeamPage from './team.page.tsx'
import TeamsPage from './teams.page.tsx'

vi.mock('@nethos/calls/call.ts')
vi.mock('../../doctors/draw-doctor.ts', () => ({
  drawDoctor: vi.fn<() => Promise<string>>(async () => 'data:image/png;base64,'),
}))
beforeEach(() => {
  forget()
  answer(teamServices.teamCard, aTeamCard())
  answer(teamServices.listTeams, onePage(aTeam()))
  answer(teamServices.serviceDetails, { ...aService(), teamId: 't1', teamName: '心脏团队', teamAvatar: 'e' })
})
const open = async () => {
  openAt('/team/t1/detail', TeamPage, { path: '/team/:id/detail' })
  await screen.findByText('团队成员')
}

describe('专家团队', () => {
  test('a card has name, score, skill, price and reply time, and leads to the team', async () => {
    openAt('/team/list', TeamsPage)
    const card = await screen.findByRole('link', { name: /心脏支架术后管理团队/ })
    expect(card.getAttribute('href')).toBe('/team/t1/detail')
    for (const text of ['评分 9.6', '擅长：支架术后用药', '团队咨询 ¥99.00', '平均2小时内回复', '服务 120 人次'])
      expect(card.textContent).toContain(text)
  })

  test('the word of the search is kept', async () => {
    openAt('/team/list?search=xz', TeamsPage)
    await screen.findByRole('link', { name: /心脏/ })
    expect(sentTo(teamServices.listTeams)).toEqual({ search: 'xz', pageNum: 1 })
  })

  test('free, closed, nobody has rated', async () => {
    answer(teamServices.listTeams, onePage(aTeam({ priceCents: 0 }), aTeam({ teamId: 't2', isOpen: false, score: 0 })))
    openAt('/team/list', TeamsPage)
    expect(await screen.findByText('团队咨询 免费')).toBeDefined()
    expect(screen.getByText('暂未开通线上咨询')).toBeDefined()
    expect(screen.getByText(/暂无评分/)).toBeDefined()
  })

  test('in large letters: its name, one price, one button that asks at once', async () => {
    openAt('/team/list', TeamsPage, { app: { isElder: true } })
    await screen.findByText('团队咨询 ¥99.00')
    expect(way('去咨询：心脏支架术后管理团队')).toBe('/consult/rules?id=t1&type=team')
    expect(way(/^心脏支架术后管理团队/)).toBe('/team/t1/detail')
    expect(screen.queryByText(/评分|擅长/)).toBeNull()
  })

  test('there are none', async () => {
    answer(teamServices.listTeams, onePage())
    openAt('/team/list', TeamsPage)
    expect(await screen.findByText('暂无专家团队')).toBeDefined()
  })
})

describe('团队主页', () => {
  test('has its name, its members with the chief, its services and the way to ask', async () => {
    await open()
    expect(sentTo(teamServices.teamCard)).toEqual({ teamId: 't1' })
    expect(screen.getByRole('heading', { name: '心脏支架术后管理团队' })).toBeDefined()
    expect(screen.getByText('首席')).toBeDefined()
    expect(way(/沈知远/)).toBe('/onlineDoctorCard?docId=d1')
    expect(way(/血压管理月包/)).toBe('/team/server?teamId=t1&serverId=s1')
    expect(way('团队咨询 ¥99.00')).toBe('/consult/rules?id=t1&type=team')
  })

  test('no badge where the team shows no chief', async () => {
    answer(teamServices.teamCard, aTeamCard({ showsChief: false }))
    await open()
    expect(screen.queryByText('首席')).toBeNull()
  })

  test('six members, then all', async () => {
    const members = Array.from({ length: 8 }, (_, nth) => aMember({ docId: `d${nth}`, docName: `医生${nth}` }))
    answer(teamServices.teamCard, aTeamCard({ members }))
    await open()
    expect(screen.getAllByRole('link', { name: /医生\d/ })).toHaveLength(6)
    await press('查看更多')
    expect(screen.getAllByRole('link', { name: /医生\d/ })).toHaveLength(8)
    await press('收起')
    expect(screen.getAllByRole('link', { name: /医生\d/ })).toHaveLength(6)
  })

  test('skill and introduction are cut to forty characters', async () => {
    const text = '心'.repeat(40)
    answer(teamServices.teamCard, aTeamCard({ teamResume: `${text}完` }))
    await open()
    expect(screen.getByText(`${text}…`)).toBeDefined()
    await press('查看更多团队介绍')
    expect(screen.getByText(`${text}完`)).toBeDefined()
  })

  test('articles only when there are some', async () => {
    await open()
    expect(screen.queryByText('团队文章')).toBeNull()
    document.body.replaceChildren()
    forget()
    answer(teamServices.teamCard, aTeamCard({ articles: [aLine()] }))
    await open()
    expect(way(/冬季护心/)).toBe('/doc/article/a1')
    expect(way('全部文章')).toBe('/doc/article/list?teamId=t1')
  })

  test('what others say, with month, day and minute', async () => {
    await open()
    expect(screen.getByText('暂无评价信息')).toBeDefined()
    document.body.replaceChildren()
    forget()
    answer(teamServices.teamCard, aTeamCard({ commentList: [aReview({ moduleType: 'TEAMPIC' })], commentCount: 5 }))
    await open()
    expect(screen.getByText('团队咨询 · 11月21日 15:04')).toBeDefined()
    expect(way('全部')).toBe('/team/t1/rate')
  })

  test('two QR codes, large by a tap', async () => {
    await open()
    const codes = screen.getAllByRole('img', { name: /扫码/ })
    expect(codes).toHaveLength(2)
    expect(codes.map(scanned)).toEqual([
      'https://h.example/team/t1/detail?from=app',
      'https://h.example/team/t1/detail?from=wx',
    ])
    await press(/放大微信/)
    expect(screen.getByText('微信扫码，查看团队主页')).toBeDefined()
  })

  test('a picture of the team to send to others', async () => {
    await open()
    await press('生成分享图片')
    expect(await screen.findByRole('img', { name: '心脏支架术后管理团队的名片，带主页二维码' })).toBeDefined()
    expect(vi.mocked(drawDoctor).mock.lastCall?.[0]).toMatchObject({
      what: '团队',
      doctor: { docName: '心脏支架术后管理团队', docTitle: '专家团队' },
      address: 'https://h.example/team/t1/detail?from=app',
    })
  })

  test('a guest logs in to follow, and comes back', async () => {
    await open()
    expect(way('+关注')).toBe('/login?backPath=%2Fteam%2Ft1%2Fdetail')
  })

  test('whoever is logged in follows and unfollows by a tap', async () => {
    signIn({ token: 't', signKey: 'k' })
    let isFollow = false
    answer(teamServices.teamCard, () => aTeamCard({ isFollow }))
    answer(teamServices.followTeam, () => ({ isFollow: (isFollow = true), followId: 'f' }))
    answer(teamServices.unfollowTeam, () => ({ isFollow: (isFollow = false) }))
    await open()
    await press('+关注')
    expect(sentTo(teamServices.followTeam)).toEqual({ teamId: 't1' })
    await press('已关注')
    expect(callsOf(teamServices.unfollowTeam)).toHaveLength(1)
    expect(screen.getByRole('button', { name: '+关注' })).toBeDefined()
  })

  test('a closed team cannot be asked; a team that there is not is told', async () => {
    answer(teamServices.teamCard, aTeamCard({ isOpen: false }))
    await open()
    expect(screen.getByText('这个团队还没有开通线上咨询')).toBeDefined()
    expect(screen.queryByRole('link', { name: /团队咨询/ })).toBeNull()
    refuse(teamServices.teamCard, commonRefusals.not_found)
    openAt('/team/t9/detail', TeamPage, { path: '/team/:id/detail' })
    expect(await screen.findByText('记录不存在')).toBeDefined()
  })
})

describe('团队评价', () => {
  const openReviews = () => openAt('/team/t1/rate', TeamReviewsPage, { path: '/team/:id/rate' })

  test('has who, stars, when and words, in the order that is chosen', async () => {
    answer(doctorServices.listReviews, onePage(aReview({ moduleType: 'TEAMPIC', content: '' })))
    openReviews()
    expect(await screen.findByText('暂无文字评价')).toBeDefined()
    expect(screen.getByText('团队咨询 · 11月21日 15:04')).toBeDefined()
    expect(sentTo(doctorServices.listReviews)).toMatchObject({
      moduleId: 't1',
      moduleType: 'TEAMPIC',
      searchType: 'content',
    })
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: '最新' })))
    expect(sentTo(doctorServices.listReviews)).toMatchObject({ searchType: 'time' })
  })

  test('there are none', async () => {
    answer(doctorServices.listReviews, onePage())
    openReviews()
    expect(await screen.findByText('暂无评价信息')).toBeDefined()
  })
})

describe('团队服务', () => {
  test('says what it holds, for how long, for how much, and how to ask for it', async () => {
    openAt('/team/server?teamId=t1&serverId=s1', TeamServicePage)
    expect(await screen.findByText('每周查看一次血压记录。')).toBeDefined()
    expect(sentTo(teamServices.serviceDetails)).toEqual({ serviceId: 's1' })
    expect(screen.getByText('服务时长 1个月 · 每天可回复5条')).toBeDefined()
    expect(screen.getByRole('img', { name: '99.00元' })).toBeDefined()
    expect(way('申请服务')).toBe('/consult/rules?id=t1&type=team&serverId=s1')
  })

  test('a closed one cannot be asked for; without an id it leads to the team', async () => {
    answer(teamServices.serviceDetails, {
      ...aService({ isOpen: false }),
      teamId: 't1',
      teamName: '心脏团队',
      teamAvatar: 'e',
    })
    openAt('/team/server?teamId=t1&serverId=s1', TeamServicePage)
    expect(await screen.findByText('这项服务还没有开放申请')).toBeDefined()
    expect(screen.queryByRole('link', { name: '申请服务' })).toBeNull()
    expect(openAt('/team/server?teamId=t1', TeamServicePage).at()).toBe('/team/t1/detail')
  })
})

describe('关注的团队', () => {
  test('are listed, each leading to its page', async () => {
    answer(teamServices.listFollowedTeams, onePage(aTeam()))
    openAt('/my/doc/team', FollowedTeamsPage)
    expect((await screen.findByRole('link', { name: /心脏支架/ })).getAttribute('href')).toBe('/team/t1/detail')
  })

  test('there are none: the way to the teams', async () => {
    answer(teamServices.listFollowedTeams, onePage())
    openAt('/my/doc/team', FollowedTeamsPage)
    expect(await screen.findByText('您还没有关注团队')).toBeDefined()
    expect(way('去看看专家团队')).toBe('/team/list')
  })
})
