import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { serviceIconNames } from '../common/service-icons.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { done, list, obj, only, page, service, type Services } from '../service.ts'
import {
  articleReason,
  articleSource,
  articleSummary,
  articleTags,
  deskWord,
  typeName,
  draftBody,
  draftTitle,
} from './article.rules.ts'
import { articleEvents, articleStateNames } from './article.status.ts'
import { contentDeskRefusals } from './content-desk.refusals.ts'
import { hospitalShelves, shelfNames } from './content.shelves.ts'
import { open, staff } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const access = ['operator', 'admin'] as const
/** Who writes, too: doctors and nurses what they sign themselves, and nothing else (docs/decisions/0224). */
const writers = ['doctor', 'nurse', 'pharmacist', ...access] as const
const typeLimits = [{ per: 'account', times: 120, seconds: 600 }] as const
const oneArticle = z.object({ articleId: staff('article') })
const notFound = only(commonRefusals, 'not_found')

const deskArticleLine = z.object({
  articleId: z.string(),
  shelf: z.enum(shelfNames),
  articleStatus: z.enum(articleStateNames),
  /** May be empty while it is a draft. */
  title: z.string(),
  /** The category; empty for what a doctor or a team signs. */
  typeName: z.string(),
  /** Who is named as its author: doctor, team or the hospital's own words. */
  authorName: z.string(),
  /** Who wrote it last. */
  writerName: z.string(),
  writtenAt: instant,
  /** Patients see a published one from then on; in the future: it is set for then. */
  publishedAt: z.nullable(instant),
  readCount: z.int(),
})

/** What of a text can be written; its shelf is chosen once. */
const written = {
  /** Of the shelf; empty for what a doctor or a team signs. */
  typeId: staff('article_type', optionalId),
  docId: open(shownToAll, optionalId),
  teamId: open(shownToAll, optionalId),
  title: draftTitle,
  summary: articleSummary,
  tags: articleTags,
  /** File id of an own upload, or name of a picture of the hospital; empty: none. */
  cover: open('the writer’s own upload, for everybody to see', optionalId),
  source: articleSource,
  /** HTML; kept clean. Pictures are own uploads, with or without the ticket of their address. */
  content: draftBody,
  isRecommended: z.boolean(),
}

const deskArticle = z.object({
  ...deskArticleLine.shape,
  typeId: z.nullable(z.string()),
  docId: z.nullable(z.string()),
  docName: z.string(),
  teamId: z.nullable(z.string()),
  teamName: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  cover: z.string(),
  /** Address of the cover with a ticket for the one who asked; empty: none. */
  coverUrl: z.string(),
  source: z.string(),
  /** Clean HTML; the addresses of its pictures carry tickets for the one who asked. */
  content: z.string(),
  isRecommended: z.boolean(),
  /** What the one who asked may do now. */
  events: z.array(z.enum(articleEvents)),
  /** He wrote it last: another one publishes it. */
  isOwn: z.boolean(),
  /** The way it went, newest first. */
  moves: z.array(
    z.object({ event: z.enum(articleEvents), staffName: z.string(), reason: z.string(), movedAt: instant }),
  ),
})

/** Articles, news, health education, examinations and drugs at the editors' desk (docs/product/needs.md 32). */
export const contentDeskServices = {
  /** What was written last comes first. */
  listDeskArticles: service({
    name: 'staff.content.list',
    kind: 'query',
    access: writers,
    audits: { none: 'texts for everybody' },
    input: z.object({
      shelf: z.optional(z.nullable(z.enum([...shelfNames, '']))),
      articleStatus: z.optional(z.nullable(z.enum([...articleStateNames, '']))),
      /** In title, tags or summary. */
      word: deskWord,
      pageNum,
      pageSize: pageSize(20, 100),
    }),
    reply: page(deskArticleLine),
  }),
  deskArticle: service({
    name: 'staff.content.detail',
    kind: 'query',
    access: writers,
    audits: { none: 'texts for everybody' },
    input: oneArticle,
    reply: obj(deskArticle),
    refusals: notFound,
  }),
  /** The categories of the hospital's shelves, each shelf in its order. */
  listDeskTypes: service({
    name: 'staff.content.type.list',
    kind: 'query',
    access,
    audits: { none: 'texts for everybody' },
    input: z.object({}),
    reply: list(
      z.object({
        shelf: z.enum(hospitalShelves),
        typeId: z.string(),
        typeName: z.string(),
        /** Name of a drawing of the app. */
        icon: z.string(),
        /** Patients see neither it nor what stands in it when not. */
        isShown: z.boolean(),
        /** How many texts stand in it, whatever their state. */
        count: z.int(),
      }),
    ),
  }),
  /** A new category, which comes last on its shelf, or another name, drawing or visibility of one; its shelf stays. */
  saveType: service({
    name: 'staff.content.type.save',
    kind: 'command',
    access,
    audits: { writes: ['content.type.create', 'content.type.change'] },
    limits: typeLimits,
    input: z.object({
      typeId: staff('article_type', optionalId),
      shelf: z.enum(hospitalShelves),
      typeName,
      icon: z.enum(serviceIconNames),
      isShown: z.boolean(),
    }),
    reply: obj(z.object({ typeId: z.string() })),
    refusals: { ...notFound, ...only(contentDeskRefusals, 'type_taken') },
  }),
  /** One place up or down on its shelf; at the end it stays where it is. */
  moveType: service({
    name: 'staff.content.type.move',
    kind: 'command',
    access,
    audits: { writes: ['content.type.move'] },
    limits: typeLimits,
    input: z.object({ typeId: staff('article_type'), direction: z.enum(['up', 'down']) }),
    reply: done,
    refusals: notFound,
  }),
  /** Only an empty one: no text loses its place. */
  removeType: service({
    name: 'staff.content.type.remove',
    kind: 'command',
    access,
    audits: { writes: ['content.type.remove'] },
    limits: typeLimits,
    input: z.object({ typeId: staff('article_type') }),
    reply: done,
    refusals: { ...notFound, ...only(contentDeskRefusals, 'type_in_use') },
  }),
  /** Doctors and teams who may sign, by a word of their name; twenty at most of each. */
  listAuthors: service({
    name: 'staff.content.author.list',
    kind: 'query',
    access,
    audits: { none: 'doctors and teams' },
    input: z.object({ word: deskWord }),
    reply: list(
      z.object({
        /** One of the two. */
        docId: z.nullable(z.string()),
        teamId: z.nullable(z.string()),
        authorName: z.string(),
        /** 心血管内科 */
        deptName: z.string(),
      }),
    ),
  }),
  /** An empty draft in its place: a category of the shelf, or for articles who signs. */
  addArticle: service({
    name: 'staff.content.add',
    kind: 'command',
    access: writers,
    audits: { writes: ['content.create'] },
    limits: [{ per: 'account', times: 60, seconds: 3600 }],
    input: z.object({
      shelf: z.enum(shelfNames),
      typeId: staff('article_type', optionalId),
      docId: open(shownToAll, optionalId),
      teamId: open(shownToAll, optionalId),
    }),
    reply: obj(z.object({ articleId: z.string() })),
    refusals: only(contentDeskRefusals, 'place_wrong'),
  }),
  /** Keeps a draft as it is now. `seenAt` is the writtenAt that was read: what another has written since is not lost. */
  saveArticle: service({
    name: 'staff.content.save',
    kind: 'command',
    access: writers,
    audits: { writes: ['content.write'] },
    input: z.object({ articleId: staff('article'), seenAt: instant, ...written }),
    reply: obj(z.object({ writtenAt: instant })),
    refusals: {
      ...notFound,
      ...only(contentDeskRefusals, 'article_moved', 'article_changed', 'picture_unknown', 'place_wrong'),
    },
  }),
  /** A draft that nobody has ever sent to review. */
  removeArticle: service({
    name: 'staff.content.remove',
    kind: 'command',
    access: writers,
    audits: { writes: ['content.remove'] },
    input: oneArticle,
    reply: done,
    refusals: { ...notFound, ...only(contentDeskRefusals, 'article_moved') },
  }),
  /** To review; whole, or the sentence says what is missing. */
  submitArticle: service({
    name: 'staff.content.submit',
    kind: 'command',
    access: writers,
    audits: { writes: ['content.submit'] },
    input: oneArticle,
    reply: done,
    refusals: { ...notFound, ...only(contentDeskRefusals, 'article_moved', 'article_incomplete') },
  }),
  /**
   * By another than who wrote it last (four eyes). `seenAt`: the writtenAt of what was reviewed. `publishAt`: patients see it
   * from then on, within a year; missing or past: at once.
   */
  publishArticle: service({
    name: 'staff.content.publish',
    kind: 'command',
    access,
    audits: { writes: ['content.publish'] },
    input: z.object({ articleId: staff('article'), seenAt: instant, publishAt: z.optional(z.nullable(instant)) }),
    reply: done,
    refusals: { ...notFound, ...only(contentDeskRefusals, 'own_article', 'article_moved', 'publish_time_wrong') },
  }),
  /** Back to its writer, with the reason. */
  sendBackArticle: service({
    name: 'staff.content.send_back',
    kind: 'command',
    access,
    audits: { writes: ['content.send_back'] },
    input: z.object({ articleId: staff('article'), reason: articleReason }),
    reply: done,
    refusals: { ...notFound, ...only(contentDeskRefusals, 'article_moved') },
  }),
  /** Patients find and read it no more, at once. */
  withdrawArticle: service({
    name: 'staff.content.withdraw',
    kind: 'command',
    access,
    audits: { writes: ['content.withdraw'] },
    input: z.object({ articleId: staff('article'), reason: articleReason }),
    reply: done,
    refusals: { ...notFound, ...only(contentDeskRefusals, 'article_moved') },
  }),
  /** A withdrawn one is a draft again. */
  reworkArticle: service({
    name: 'staff.content.rework',
    kind: 'command',
    access: writers,
    audits: { writes: ['content.rework'] },
    input: oneArticle,
    reply: done,
    refusals: { ...notFound, ...only(contentDeskRefusals, 'article_moved') },
  }),
} satisfies Services
