import * as z from 'zod/mini'
import { lengthUnits } from '../common/lengths.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { cents, id, optionalId, pageNum, pageSize } from '../common/fields.ts'
import {
  serveContent,
  serveDailyReplies,
  serveIconNames,
  serveLength,
  serveName,
} from '../common/timed-service.rules.ts'
import { offerPrice, offerReplies } from '../doctors/doctor-desk.rules.ts'
import { searchText } from '../doctors/doctors.rules.ts'
import { done, obj, only, page, service, type Services } from '../service.ts'
import {
  teamBannerUrl,
  teamClinic,
  teamDeskLimits,
  teamDeskRefusals,
  teamName,
  teamResume,
  teamSkill,
  teamTags,
} from './team-desk.rules.ts'
import { teamMember, teamService } from './teams.schemas.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const access = ['operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const ofMember = z.object({ teamId: open(shownToAll), docId: open(shownToAll) })

const deskTeamRow = z.object({
  teamId: z.string(),
  teamName: z.string(),
  /** File id of the picture; empty while there is none. */
  teamAvatar: z.string(),
  deptName: z.string(),
  hosName: z.string(),
  /** Who leads; empty while nobody does. */
  chiefName: z.string(),
  memberCount: z.int(),
  /** Patients find the team. */
  isShown: z.boolean(),
  /** A team consult can be asked for now; a hidden team sells none. */
  isOpen: z.boolean(),
  priceCents: cents,
  replyLimit: z.int(),
})

/** Teams as the office keeps them. What is changed holds for what is ordered from now on, never for what was ordered. */
export const teamDeskServices = {
  /** Hidden ones, too; by name. */
  listDeskTeams: service({
    name: 'staff.team.list',
    kind: 'query',
    access,
    audits: { none: 'teams' },
    input: z.object({
      /** A part of the name or of the chief's, or the beginning of the name's pinyin. */
      search: searchText,
      hosId: open(shownToAll, optionalId),
      isShown: z.optional(z.nullable(z.boolean())),
      isOpen: z.optional(z.nullable(z.boolean())),
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(deskTeamRow),
  }),
  deskTeam: service({
    name: 'staff.team.detail',
    kind: 'query',
    access,
    audits: { none: 'a team, and how many consults go on' },
    input: z.object({ teamId: open(shownToAll) }),
    reply: obj(
      z.object({
        ...deskTeamRow.shape,
        hosId: z.string(),
        gbDeptCode: z.string(),
        /** The team's own name of its clinic; empty: the department's. */
        clinicName: z.string(),
        teamSkill: z.string(),
        teamResume: z.string(),
        /** The chief wears the badge 首席. */
        showsChief: z.boolean(),
        /** The chief first, then in their order; hidden doctors, too: patients do not see them. */
        members: z.array(z.object({ ...teamMember.shape, isShown: z.boolean() })),
        services: z.array(teamService),
        /** Consults with the team that are unpaid or going on; they go on as they were ordered. */
        openConsults: z.int(),
        teamTags: z.array(z.string()),
        /** File id of the picture below the team's card; empty: none. */
        bannerPicture: z.string(),
        bannerUrl: z.string(),
      }),
    ),
    refusals: notFound,
  }),
  /** A new team: hidden and closed, without members. */
  addTeam: service({
    name: 'staff.team.add',
    kind: 'command',
    access,
    audits: { writes: ['team.create'] },
    input: z.object({ teamName, hosId: open(shownToAll), gbDeptCode: open(shownToAll) }),
    reply: obj(z.object({ teamId: z.string() })),
    refusals: only(teamDeskRefusals, 'place_unknown', 'name_taken'),
  }),
  /** Hiding a team closes its consult. `teamAvatar`: the picture as it was, or an own upload. */
  changeTeam: service({
    name: 'staff.team.change',
    kind: 'command',
    access,
    audits: { writes: ['team.change'] },
    input: z.object({
      teamId: open(shownToAll),
      teamName,
      hosId: open(shownToAll),
      gbDeptCode: open(shownToAll),
      clinicName: teamClinic,
      teamSkill,
      teamResume,
      teamTags,
      teamAvatar: open('the writer’s own upload, for everybody to see', optionalId),
      showsChief: z.boolean(),
      isShown: z.boolean(),
    }),
    reply: done,
    refusals: {
      ...notFound,
      ...only(teamDeskRefusals, 'place_unknown', 'name_taken', 'chief_missing', 'picture_missing', 'picture_unknown'),
    },
  }),
  /** What a team consult costs, how many replies it has, and whether it can be asked for. */
  changeTeamOffer: service({
    name: 'staff.team.offer.change',
    kind: 'command',
    access,
    audits: { writes: ['team.offer.change'] },
    input: z.object({
      teamId: open(shownToAll),
      isOpen: z.boolean(),
      priceCents: offerPrice,
      replyLimit: offerReplies,
    }),
    reply: done,
    refusals: { ...notFound, ...only(teamDeskRefusals, 'team_hidden', 'replies_missing') },
  }),
  /** The picture below the team's card and where it leads. `picture`: as it was, an own upload, or empty for none. */
  changeTeamBanner: service({
    name: 'staff.team.banner.change',
    kind: 'command',
    access,
    audits: { writes: ['team.banner.change'] },
    input: z.object({
      teamId: open(shownToAll),
      picture: open('the writer’s own upload, for everybody to see', optionalId),
      url: teamBannerUrl,
    }),
    reply: done,
    refusals: { ...notFound, ...only(teamDeskRefusals, 'picture_unknown', 'link_wrong') },
  }),
  /** Without a serviceId a new one, the last in the order. None is removed: what was bought goes on; it is closed. */
  saveTeamService: service({
    name: 'staff.team.service.save',
    kind: 'command',
    access,
    audits: { writes: ['team.service.create', 'team.service.change'] },
    input: z.object({
      teamId: open(shownToAll),
      serviceId: open(shownToAll, optionalId),
      serveName,
      serveIcon: z.enum(serveIconNames),
      serveContent,
      servicePriceCents: offerPrice,
      lengthOfTime: serveLength,
      lengthUnit: z.enum(lengthUnits),
      dailyReplyLimit: serveDailyReplies,
      isOpen: z.boolean(),
    }),
    reply: obj(z.object({ serviceId: z.string() })),
    refusals: notFound,
  }),
  /** The last in the order; a member already: nothing changes. */
  addMember: service({
    name: 'staff.team.member.add',
    kind: 'command',
    access,
    audits: { writes: ['team.member.add'] },
    input: ofMember,
    reply: done,
    refusals: { ...notFound, ...only(teamDeskRefusals, 'doctor_hidden', 'members_full') },
  }),
  /** He sees the team's consults no more. The chief of a team stays until another one leads it. */
  removeMember: service({
    name: 'staff.team.member.remove',
    kind: 'command',
    access,
    audits: { writes: ['team.member.remove'] },
    input: ofMember,
    reply: done,
    refusals: { ...notFound, ...only(teamDeskRefusals, 'chief_leaves') },
  }),
  /** Makes a member the chief; who led stays a member. */
  leadTeam: service({
    name: 'staff.team.member.lead',
    kind: 'command',
    access,
    audits: { writes: ['team.member.lead'] },
    input: ofMember,
    reply: done,
    refusals: { ...notFound, ...only(teamDeskRefusals, 'doctor_hidden') },
  }),
  /** All members in their new order; the chief stands first whatever it says. */
  orderMembers: service({
    name: 'staff.team.member.order',
    kind: 'command',
    access,
    audits: { writes: ['team.member.order'] },
    input: z.object({
      teamId: open(shownToAll),
      docIds: open(shownToAll, z.array(id).check(z.maxLength(teamDeskLimits.members))),
    }),
    reply: done,
    refusals: { ...notFound, ...only(teamDeskRefusals, 'members_changed') },
  }),
} satisfies Services
