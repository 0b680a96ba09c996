import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { open, staff } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { list, obj, only, page, service, type Services } from '../service.ts'
import { rankingDeskRefusals } from './ranking.refusals.ts'
import { dailyLikes, rankedDoctors, rankingRules, rankingTitle, strikeReason } from './ranking.rules.ts'

const access = ['operator', 'admin'] as const
const notFound = only(commonRefusals, 'not_found')
const counts = {
  /** Likes that count. */
  likeCount: z.int(),
  /** Of owners who are not verified yet. */
  waitingCount: z.int(),
  struckCount: z.int(),
}
/** What likes have in common that may be one hand's: a network, a phone. */
export const likeSources = ['address', 'device'] as const
const source = z.enum(likeSources)
/** The first 16 hex characters of a keyed hash: no address and no name can be read from it. */
const mark = z.string().check(z.regex(/^[0-9a-f]{16}$/))

/** 人气榜 at the desk (docs/product/needs.md A36): its period, its doctors, and likes that are struck out with a reason. */
export const rankingDeskServices = {
  /** Newest first. */
  listRankings: service({
    name: 'staff.rank.list',
    kind: 'query',
    access,
    audits: { none: 'counts of likes, nobody’s record' },
    input: z.object({ pageNum, pageSize: pageSize(20, 100) }),
    reply: page(
      z.object({
        rankingId: z.string(),
        title: z.string(),
        rulesText: z.string(),
        startsAt: instant,
        endsAt: instant,
        isOpen: z.boolean(),
        dailyLikes: z.int(),
        docIds: z.array(z.string()),
        ...counts,
      }),
    ),
  }),
  /** A new ranking, or (rankingId) another wording, period or choice of doctors of one. */
  saveRanking: service({
    name: 'staff.rank.save',
    kind: 'command',
    access,
    audits: { writes: ['rank.create', 'rank.edit'] },
    input: z.object({
      rankingId: staff('ranking', optionalId),
      title: rankingTitle,
      rulesText: rankingRules,
      startsAt: instant,
      endsAt: instant,
      isOpen: z.boolean(),
      dailyLikes,
      docIds: open(shownToAll, rankedDoctors),
    }),
    reply: obj(z.object({ rankingId: z.string() })),
    refusals: { ...notFound, ...rankingDeskRefusals },
  }),
  /** The doctors of one with what counts, waits and was struck out; the most liked first. */
  rankingFigures: service({
    name: 'staff.rank.figures',
    kind: 'query',
    access,
    audits: { none: 'counts of likes, nobody’s record' },
    input: z.object({ rankingId: staff('ranking') }),
    reply: list(z.object({ docId: z.string(), docName: z.string(), deptName: z.string(), ...counts })),
    refusals: notFound,
  }),
  /** Networks and phones from which many people liked one doctor on one day; the most likes first, a hundred at most. */
  listSuspicious: service({
    name: 'staff.rank.suspicious',
    kind: 'query',
    access,
    audits: { none: 'hashes of networks and phones with counts, nobody’s record' },
    input: z.object({ rankingId: staff('ranking') }),
    reply: list(
      z.object({
        source,
        mark: z.string(),
        docId: z.string(),
        docName: z.string(),
        /** 'YYYY-MM-DD', Asia/Shanghai. */
        day: z.string(),
        likes: z.int(),
        /** Liked after a captcha to the account's own mobile. */
        provenCount: z.int(),
        struckCount: z.int(),
        struckWhy: z.string(),
        firstAt: instant,
        lastAt: instant,
      }),
    ),
    refusals: notFound,
  }),
  /** Strikes out what came from there for the doctor on that day, or counts it again. How many rows it changed. */
  strikeLikes: service({
    name: 'staff.rank.strike',
    kind: 'command',
    access,
    audits: { writes: ['rank.strike', 'rank.restore'] },
    input: z.object({
      rankingId: staff('ranking'),
      source,
      mark,
      docId: open(shownToAll),
      day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
      /** False: counts again. */
      isStruck: z.boolean(),
      reason: strikeReason,
    }),
    reply: obj(z.object({ changed: z.int() })),
    refusals: notFound,
  }),
} satisfies Services
