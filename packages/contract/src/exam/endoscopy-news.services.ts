import * as z from 'zod/mini'
import { optionalId, pageNum, pageSize } from '../common/fields.ts'
import { open } from '../common/ids.ts'
import { shownToAll } from '../common/open-ids.ts'
import { page, service, type Services } from '../service.ts'

/** What the endoscopy centre teaches: it stands in its zone's document. */
export const endoscopyNewsServices = {
  /** Kinds with their articles; of one kind where it is named. Spelled as the documents do. */
  endoscopyNews: service({
    name: 'smarthos.endoscopy.health.Infomation.list.and.sublist',
    kind: 'query',
    access: 'anybody',
    input: z.object({ typeId: open(shownToAll, optionalId), pageNum, pageSize: pageSize(20, 50) }),
    reply: page(
      z.object({
        serveId: z.string(),
        title: z.string(),
        articles: z.array(z.object({ articleId: z.string(), title: z.string() })),
      }),
    ),
    spelling: { words: { serveId: 'healthInfomationServeId', articles: 'subList' } },
  }),
} satisfies Services
