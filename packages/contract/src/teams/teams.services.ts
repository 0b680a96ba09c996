import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { optionalId, pageNum, pageSize } from '../common/fields.ts'
import { articleLine } from '../content/content.schemas.ts'
import { searchText } from '../doctors/doctors.rules.ts'
import { review } from '../doctors/doctors.schemas.ts'
import { obj, only, page, service, type Services } from '../service.ts'
import { spell } from '../spelling.ts'
import { teamLine, teamMember, teamService } from './teams.schemas.ts'
import { serviceSpelling, teamSpelling } from './teams.words.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

export const teamServices = {
  /** Teams, the recommended first; of a department or hospital; with words (characters, pinyin, initials) the nearest first. */
  listTeams: service({
    name: 'smarthos.team.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({
      pageNum,
      pageSize: pageSize(10, 50),
      /** A top-level or a sub-department; 00 is all. */
      gbDeptCode: open(shownToAll, optionalId),
      hosId: open(shownToAll, optionalId),
      search: searchText,
    }),
    reply: page(teamLine),
    spelling: teamSpelling,
  }),
  /** All of a team's page in one call; with a token also whether the account follows it (core 7). */
  teamCard: service({
    name: 'smarthos.team.info.card',
    kind: 'query',
    access: 'anybody',
    input: z.object({ teamId: open(shownToAll) }),
    reply: obj(
      z.object({
        ...teamLine.shape,
        teamResume: z.string(),
        /** The chief first. */
        members: z.array(teamMember),
        /** The chief wears the badge 首席. */
        showsChief: z.boolean(),
        isFollow: z.boolean(),
        /** How many accounts follow the team. */
        followCount: z.int(),
        services: z.array(z.omit(teamService, { serveContent: true })),
        /** The newest three. */
        articles: z.array(articleLine),
        /** The newest three; how many there are. */
        commentList: z.array(review),
        commentCount: z.int(),
        /** Addresses for the two QR codes: for any browser or the app, and for the messaging app. */
        appCode: z.string(),
        messagingCode: z.string(),
        /** File id of a banner of the team, and where it leads; empty: none. */
        adPicture: z.string(),
        adUrl: z.string(),
      }),
    ),
    spelling: spell(teamSpelling, { words: { serviceId: 'serveId', servicePriceCents: 'servePrice' } }),
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** One service of a team: what it holds, for how long, for how much (core 7). */
  serviceDetails: service({
    name: 'smarthos.serve.info.details',
    kind: 'query',
    access: 'anybody',
    input: z.object({ serviceId: open(shownToAll) }),
    reply: obj(z.object({ ...teamService.shape, teamId: z.string(), teamName: z.string(), teamAvatar: z.string() })),
    spelling: serviceSpelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Follows a team; following twice is the same (core 4). */
  followTeam: service({
    name: 'smarthos.follow.teampat.add',
    kind: 'command',
    access: 'account',
    oneStatement: true,
    input: z.object({ teamId: open(shownToAll) }),
    reply: obj(z.object({ isFollow: z.boolean(), followId: z.string() })),
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Unfollows a team; unfollowing twice is the same. */
  unfollowTeam: service({
    name: 'smarthos.follow.teampat.cancel',
    kind: 'command',
    access: 'account',
    oneStatement: true,
    input: z.object({ teamId: open(shownToAll) }),
    reply: obj(z.object({ isFollow: z.boolean() })),
  }),
  /** The teams that the account follows, the latest first. */
  listFollowedTeams: service({
    name: 'smarthos.follow.teampat.list',
    kind: 'query',
    access: 'account',
    input: z.object({ pageNum, pageSize: pageSize(10, 50) }),
    reply: page(teamLine),
    spelling: teamSpelling,
  }),
} satisfies Services
