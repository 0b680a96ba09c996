import type { OutputOf } from '@nethos/contract/service.ts'
import type { TeamLine, TeamMember, TeamService } from '@nethos/contract/teams/teams.schemas.ts'
import type { teamServices } from '@nethos/contract/teams/teams.services.ts'

export const aTeam = (changes: Partial<TeamLine> = {}): TeamLine => ({
  teamId: 't1',
  teamName: '心脏支架术后管理团队',
  teamAvatar: 'emblem-heart',
  teamSkill: '支架术后用药',
  deptName: '心血管内科',
  hosName: '南山云医院',
  score: 9.6,
  servedCount: 120,
  isOpen: true,
  priceCents: 9_900,
  replyLimit: 20,
  replyTimeText: '平均2小时内回复',
  ...changes,
})

export const aMember = (changes: Partial<TeamMember> = {}): TeamMember => ({
  docId: 'd1',
  docName: '沈知远',
  docAvatar: 'p1',
  deptName: '心血管内科',
  docTitle: '主任医师',
  teachTitleName: '教授',
  memLevel: 'MEM',
  ...changes,
})

export const aService = (changes: Partial<TeamService> = {}): TeamService => ({
  serviceId: 's1',
  serveName: '血压管理月包',
  serveIcon: 'pulse',
  serveContent: '每周查看一次血压记录。',
  servicePriceCents: 9_900,
  lengthOfTime: 1,
  lengthUnit: 'MONTH',
  dailyReplyLimit: 5,
  isOpen: true,
  ...changes,
})

type Card = OutputOf<typeof teamServices.teamCard>

export const aTeamCard = (changes: Partial<Card> = {}): Card => ({
  ...aTeam(),
  teamResume: '我们一起工作。',
  members: [aMember({ memLevel: 'ADM' })],
  showsChief: true,
  isFollow: false,
  followCount: 3,
  services: [aService()],
  articles: [],
  commentList: [],
  commentCount: 0,
  appCode: 'https://h.example/team/t1/detail?from=app',
  messagingCode: 'https://h.example/team/t1/detail?from=wx',
  adPicture: '',
  adUrl: '',
  ...changes,
})
