import * as z from 'zod/mini'
import { cents } from '../common/fields.ts'
import { obj, service, type Services } from '../service.ts'

/** Kinds of consult that are sold as such; who asks a pharmacist or renews begins elsewhere. */
export const productKinds = ['picture', 'video', 'personal', 'team'] as const

/** 服务产品: what can be had online, from the offers as they stand. */
export const productServices = {
  /** Kinds that nobody offers now are left out; packages of teams the cheapest first, a hundred at most. */
  products: service({
    name: 'smarthos.product.list',
    kind: 'query',
    access: 'anybody',
    input: z.object({}),
    reply: obj(
      z.object({
        kinds: z.array(
          z.object({
            productKind: z.enum(productKinds),
            /** How many doctors or teams offer it. */
            offeredBy: z.int(),
            /** The cheapest offer. */
            fromCents: cents,
          }),
        ),
        packages: z.array(
          z.object({
            serviceId: z.string(),
            serveName: z.string(),
            /** Name of a line icon of the app; may be empty. */
            serveIcon: z.string(),
            serveContent: z.string(),
            teamId: z.string(),
            teamName: z.string(),
            priceCents: cents,
          }),
        ),
      }),
    ),
  }),
} satisfies Services
