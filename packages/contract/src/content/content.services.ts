import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { commonRefusals } from '../common/common.refusals.ts'
import { obj, only, service, type Services } from '../service.ts'

export const contentServices = {
  /** One standing text by its type, e.g. 用户协议, 隐私政策, 咨询须知; sanitised HTML (core 7). */
  standingText: service({
    name: 'nethos.system.information.sys.single',
    aliases: ['nethos.information.sys.single'],
    kind: 'query',
    access: 'anybody',
    input: z.object({ typeName: z.string(), title: z.optional(z.string()) }),
    reply: obj(z.object({ title: z.string(), version: z.string(), content: z.string(), publishedAt: instant })),
    spelling: { words: { publishedAt: 'createTime' } },
    refusals: only(commonRefusals, 'not_found'),
  }),
} satisfies Services
