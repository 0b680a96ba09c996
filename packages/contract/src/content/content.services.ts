import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant, optionalId, pageNum, pageSize } from '../common/fields.ts'
import { list, obj, only, page, service, type Services } from '../service.ts'
import { wordToFind } from './article.rules.ts'
import { articleLine, content, newsLine } from './content.schemas.ts'
import { hospitalShelves } from './content.shelves.ts'
import { contentSpelling as spelling } from './content.words.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'

const hospitalShelf = z.enum(hospitalShelves)

export const contentServices = {
  /** One standing text by its type, e.g. 用户协议, 隐私政策, 咨询须知; sanitised HTML (core 7). */
  fixedText: service({
    name: 'nethos.system.information.sys.single',
    aliases: ['nethos.information.sys.single'],
    kind: 'query',
    access: 'anybody',
    input: z.object({ typeName: z.string(), title: z.optional(z.string()) }),
    reply: obj(z.object({ title: z.string(), version: z.string(), content: z.string(), publishedAt: instant })),
    spelling: { words: { publishedAt: 'createTime' } },
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Doctors' and teams' articles, the newest first; of one doctor or one team, or with these words, the nearest first. */
  listArticles: service({
    name: 'nethos.doc.article.index.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({
      pageNum,
      pageSize: pageSize(10, 50),
      docId: open(shownToAll, optionalId),
      teamId: open(shownToAll, optionalId),
      search: wordToFind,
    }),
    reply: page(articleLine),
    spelling,
  }),
  /** What a team has written, the newest first; three for its page (core 7). */
  listTeamArticles: service({
    name: 'nethos.doc.article.team.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ teamId: open(shownToAll), pageNum, pageSize: pageSize(3, 50) }),
    reply: page(articleLine),
    spelling,
  }),
  /** One article to read (core 7). */
  readArticle: service({
    name: 'nethos.doc.article.detail',
    kind: 'query',
    access: 'anybody',
    input: z.object({ articleId: open('what is published is read by everybody, and nothing else is found') }),
    reply: obj(z.object({ ...articleLine.shape, content, docAvatar: z.string(), docTitle: z.string() })),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** The categories of a shelf in their order; without one those of the news (core 7). */
  listTypes: service({
    name: 'nethos.system.information.type.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({ shelf: z._default(hospitalShelf, 'news') }),
    reply: list(
      z.object({
        typeId: z.string(),
        typeName: z.string(),
        /** Name of a line icon of the app. */
        icon: z.string(),
        /** How many texts stand there. */
        count: z.int(),
      }),
    ),
    spelling,
  }),
  /**
   * Texts of the hospital: of one category by id or name, or of a whole shelf (without any, the news). News and health
   * education: the newest first; examinations and drugs: by category, then in their order. With words: the nearest first.
   */
  listNews: service({
    name: 'nethos.system.information.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({
      pageNum,
      pageSize: pageSize(10, 100),
      shelf: z.optional(hospitalShelf),
      typeId: open('what is published is read by everybody, and nothing else is found', optionalId),
      typeName: z.optional(z.string().check(z.maxLength(40))),
      search: wordToFind,
      /** Only what the hospital recommends, the most read first. */
      isRecommended: z._default(z.boolean(), false),
    }),
    reply: page(newsLine),
    spelling,
  }),
  /** One text of the hospital to read (core 7). */
  readNews: service({
    name: 'nethos.system.information.details',
    aliases: ['smarthos.health.education.detail'],
    kind: 'query',
    access: 'anybody',
    input: z.object({ newId: open('what is published is read by everybody, and nothing else is found') }),
    reply: obj(
      z.object({
        ...newsLine.shape,
        content,
        /** Who wrote it: 心血管内科 沈知远. */
        source: z.string(),
      }),
    ),
    spelling,
    refusals: only(commonRefusals, 'not_found'),
  }),
  /** Counts that somebody opened a text. Only the number is kept: what a person reads is nobody's business. */
  noteReading: service({
    name: 'nethos.doc.article.read',
    kind: 'command',
    access: 'anybody',
    oneStatement: true,
    limits: [{ per: 'address', times: 60, seconds: 60 }],
    input: z.object({ articleId: open('what is published is read by everybody, and nothing else is found') }),
    reply: obj(z.literal(true)),
  }),
} satisfies Services
