import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { instant } from '../common/fields.ts'
import { done, obj, only, service, type Services } from '../service.ts'
import { open } from '../common/ids.ts'

/** Small things that belong to the app itself (core 7, System). */
export const systemPageServices = {
  /** What stands under /blankPage/:id: sanitised HTML, or a link that is followed instead. */
  contentBlock: service({
    name: 'nethos.system.information.block',
    kind: 'query',
    access: 'anybody',
    input: z.object({ blockId: open('texts of the hospital are shown to everybody') }),
    reply: obj(z.object({ title: z.string(), content: z.string(), link: z.string(), publishedAt: instant })),
    refusals: only(commonRefusals, 'not_found'),
  }),
  /**
   * Somebody has looked at a page. `page` is the pattern of its address; what is not one of ours counts as `other`. Counted
   * in memory and written some seconds later: a number for a screen, worth no transaction.
   */
  recordVisit: service({
    name: 'smarthos.system.data.visit.count.record',
    kind: 'command',
    access: 'anybody',
    oneStatement: true,
    input: z.object({
      page: z._default(z.string().check(z.maxLength(200)), ''),
      moduleType: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
    }),
    reply: done,
  }),
  /** How many visits there were: today, or (otherwise) since the beginning. */
  countVisits: service({
    name: 'nethos.system.bigscreen.datavisitcount',
    kind: 'query',
    access: 'anybody',
    input: z.object({ type: z.optional(z.nullable(z.enum(['today', 'total', '']))) }),
    reply: obj(z.int()),
  }),
} satisfies Services
