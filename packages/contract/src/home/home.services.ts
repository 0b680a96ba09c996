import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { articleLine, newsLine } from '../content/content.schemas.ts'
import { contentSpelling } from '../content/content.words.ts'
import { searchText } from '../doctors/doctors.rules.ts'
import { department, doctor } from '../doctors/doctors.schemas.ts'
import { doctorSpelling } from '../doctors/doctors.words.ts'
import { list, obj, service, type Services } from '../service.ts'
import { spell } from '../spelling.ts'
import { hubNames } from './home.hubs.ts'
import { waitingKinds } from './home.waiting.ts'

/** `author`: the doctor or the team that signed it. */
const homeArticle = z.object({ articleId: z.string(), title: z.string(), author: z.string(), publishedAt: instant })

export const homeServices = {
  /** Everything of the home page in one call (core 7, app.pat.index). */
  homePage: service({
    name: 'nethos.system.app.pat.index',
    aliases: ['nethos.app.pat.index'],
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: obj(
      z.object({
        /** `picture` is a file id (GET /files/{picture}) without words on it: title and subtitle stand over its left half. */
        banners: z.array(z.object({ title: z.string(), subtitle: z.string(), picture: z.string(), url: z.string() })),
        /** Short words of the hospital, three at most; `content` may be empty; `url` '' : they are only read. */
        notices: z.array(z.object({ noticeId: z.string(), title: z.string(), content: z.string(), url: z.string() })),
        /** The services under their headings (home.icons.ts: those of one stand as large cards); `icon` names a drawing of the app. */
        entries: z.array(z.object({ section: z.string(), title: z.string(), icon: z.string(), url: z.string() })),
        /** The six that are recommended first. */
        doctors: z.array(doctor),
        /** The newest five articles of doctors and teams. */
        articles: z.array(homeArticle),
        /** The newest five texts of the hospital's news. */
        news: z.array(z.object({ newId: z.string(), title: z.string(), publishedAt: instant })),
      }),
    ),
    spelling: spell(doctorSpelling, { words: { picture: 'adImgUrl' } }),
  }),
  /** What waits for the account, of all domains, what is most urgent first (registry/waiting.ts). */
  waiting: service({
    name: 'nethos.system.app.pat.waiting',
    kind: 'query',
    access: 'account',
    audits: { none: 'rows of a list; opening one is written' },
    input: z.object({}),
    reply: list(
      z.object({
        kind: z.enum(waitingKinds),
        /** What waits, and of whom: 沈知远医生回复了您. */
        title: z.string(),
        note: z.string(),
        /** A day that the title begins with, said as it is from the day of reading: 明天; empty: none. */
        onDay: z.string(),
        /** The page of the app where it is done. */
        url: z.string(),
      }),
    ),
  }),
  /** The ways on one of the other pages where ways begin, under their headings ('' : none). */
  hub: service({
    name: 'nethos.system.app.pat.hub',
    kind: 'query',
    access: 'anybody',
    input: z.object({ hub: z.enum(hubNames) }),
    reply: obj(
      z.object({
        sections: z.array(
          z.object({
            title: z.string(),
            entries: z.array(z.object({ title: z.string(), icon: z.string(), url: z.string(), note: z.string() })),
          }),
        ),
      }),
    ),
  }),
  /**
   * Doctors, departments, teams, articles and the hospital's texts by characters, by the beginning of their pinyin (zhangwei)
   * or of its initials (zw), at most ten of each, the nearest first (core 7). Letters also stand for the words that people
   * look for: gxy finds what 高血压 finds. Nothing asked, nothing found.
   */
  search: service({
    name: 'nethos.system.search.index',
    aliases: ['nethos.search.index'],
    kind: 'query',
    access: 'anybody',
    input: z.object({ search: searchText }),
    reply: obj(
      z.object({
        /** The words that the letters were read as; empty when characters were asked for. */
        readAs: z.array(z.string()),
        docList: z.array(doctor),
        deptList: z.array(department),
        teamList: z.array(
          z.object({ teamId: z.string(), teamName: z.string(), teamSkill: z.string(), teamAvatar: z.string() }),
        ),
        articleList: z.array(articleLine),
        healthList: z.array(newsLine),
        examinationList: z.array(newsLine),
        drugList: z.array(newsLine),
        newsList: z.array(newsLine),
      }),
    ),
    spelling: spell(doctorSpelling, contentSpelling),
  }),
} satisfies Services
