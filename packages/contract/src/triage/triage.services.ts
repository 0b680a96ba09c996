import * as z from 'zod/mini'
import { obj, service, type Services } from '../service.ts'
import { triageChange } from './triage-change.ts'

export const triageServices = {
  /** What the hospital has published beside the tables and rules that the program brings; version 0: nothing. */
  publishedTriage: service({
    name: 'nethos.triage.published',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: obj(z.object({ edition: z.int(), change: triageChange })),
  }),
} satisfies Services
