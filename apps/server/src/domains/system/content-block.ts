import type { systemPageServices } from '@nethos/contract/system/system-pages.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'

export const contentBlock: HandlerOf<typeof systemPageServices.contentBlock> = async ({
  input,
  ctx: { db, now },
  refuse,
}) => {
  const row = await db
    .selectFrom('contentBlock')
    .select(['title', 'bodyHtml', 'link', 'publishedAt'])
    .where('blockId', '=', input.blockId)
    .where('isShown', '=', true)
    .where('publishedAt', '<=', new Date(now))
    .executeTakeFirst()
  if (!row) return refuse('not_found')
  return { title: row.title, content: row.bodyHtml, link: row.link, publishedAt: row.publishedAt.getTime() }
}
