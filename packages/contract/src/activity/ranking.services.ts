import * as z from 'zod/mini'
import { captcha, cid } from '../common/captcha.ts'
import { captchaRefusals } from '../common/captcha.refusals.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, pageNum, pageSize } from '../common/fields.ts'
import { open } from '../common/ids.ts'
import { captchaOfNobody, shownToAll } from '../common/open-ids.ts'
import { obj, only, page, service, type Services } from '../service.ts'
import { activitySpelling as spelling } from './activity.words.ts'
import { rankingRefusals } from './ranking.refusals.ts'

const rankedDoctor = z.object({
  docId: z.string(),
  docName: z.string(),
  /** File id of the portrait: GET /files/{docAvatar}. */
  docAvatar: z.string(),
  docTitle: z.string(),
  deptName: z.string(),
  /** Likes of real persons that were not struck out, counted from their rows. */
  likeCount: z.int(),
  /** From 1; who has as many likes has the same. */
  rank: z.int(),
})

/** 医生人气榜: the ranking that runs now, or else the one that ended last. */
export const rankingServices = {
  /** What the ranking is, until when, and by which rules; null when there never was one. */
  ranking: service({
    name: 'nethos.doc.rank.info',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: obj(
      z.nullable(
        z.object({
          title: z.string(),
          rulesText: z.string(),
          startsAt: instant,
          endsAt: instant,
          /** Likes are taken now. */
          isRunning: z.boolean(),
          dailyLikes: z.int(),
          doctorCount: z.int(),
          likeCount: z.int(),
        }),
      ),
    ),
  }),
  /** The most liked first; of equals who came there first. `keyword`: a part of a name or a department. */
  listRanked: service({
    name: 'nethos.doc.rank.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({
      keyword: z._default(z.string().check(z.maxLength(40)), ''),
      pageNum,
      pageSize: pageSize(10, 100),
    }),
    reply: page(z.object({ ...rankedDoctor.shape, /** By the caller, today. */ isLiked: z.boolean() })),
    spelling,
  }),
  /** One doctor's place; readable without a login, then nothing is liked. */
  rankedDoctor: service({
    name: 'nethos.doc.rank.get.anonymous',
    kind: 'query',
    access: 'anybody',
    input: z.object({ docId: open(shownToAll) }),
    reply: obj(z.object({ ...rankedDoctor.shape, isLiked: z.boolean() })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /**
   * Likes a doctor: a real person once for each doctor and day, and some doctors a day. Of an account whose owner is not
   * verified the like is kept and counts once he is (isCounted false until then). With a captcha where one was asked for.
   */
  likeDoctor: service({
    name: 'nethos.doc.rank.like',
    kind: 'command',
    access: 'account',
    limits: [
      { per: 'account', times: 30, seconds: 60 },
      { per: 'address', times: 600, seconds: 3600 },
    ],
    input: z.object({
      docId: open(shownToAll),
      cid: z.optional(open(captchaOfNobody, cid)),
      captcha: z.optional(captcha),
    }),
    reply: obj(z.object({ likeCount: z.int(), isCounted: z.boolean() })),
    spelling,
    refusals: {
      ...only(commonRefusals, 'not_found'),
      ...only(captchaRefusals, 'captcha_wrong'),
      ...rankingRefusals,
    },
  }),
  /** Sends the captcha that a suspicious like needs, to the mobile that the caller logs in with. */
  sendLikeCaptcha: service({
    name: 'nethos.system.captcha.rank.like',
    kind: 'command',
    access: 'account',
    limits: [{ per: 'account', times: 10, seconds: 3600 }],
    input: z.object({}),
    reply: obj(z.object({ cid: z.string() })),
    refusals: only(captchaRefusals, 'captcha_too_soon', 'captcha_too_many'),
  }),
} satisfies Services
