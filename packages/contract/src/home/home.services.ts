import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { doctor } from '../doctors/doctors.schemas.ts'
import { doctorSpelling } from '../doctors/doctors.words.ts'
import { obj, service, type Services } from '../service.ts'
import { spell } from '../spelling.ts'

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
        banners: z.array(z.object({ title: z.string(), picture: z.string(), url: z.string() })),
        /** The service grid; `icon` names a drawing of the app. */
        entries: z.array(z.object({ title: z.string(), icon: z.string(), url: z.string() })),
        doctors: z.array(doctor),
        news: z.array(z.object({ newId: z.string(), title: z.string(), publishedAt: instant })),
      }),
    ),
    spelling: spell(doctorSpelling, { words: { picture: 'adImgUrl' } }),
  }),
  /** Doctors, departments, teams and articles by characters, pinyin and initials, in groups (core 7). */
  search: service({
    name: 'nethos.system.search.index',
    aliases: ['nethos.search.index'],
    kind: 'query',
    access: 'anybody',
    input: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(50)), '') }),
    reply: obj(
      z.object({
        docList: z.array(doctor),
        deptList: z.array(z.object({ gbDeptCode: z.string(), gbDeptName: z.string() })),
        teamList: z.array(z.object({ teamId: z.string(), teamName: z.string(), teamSkill: z.string(), teamAvatar: z.string() })),
        articleList: z.array(z.object({ articleId: z.string(), title: z.string() })),
      }),
    ),
    spelling: doctorSpelling,
  }),
} satisfies Services
