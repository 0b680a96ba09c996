import type { contentServices } from '@nethos/contract/content/content.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'

export const fixedText: HandlerOf<typeof contentServices.fixedText> = async ({ input, ctx: { db }, refuse }) => {
  const text = await db
    .selectFrom('contentText')
    .select(['title', 'version', 'bodyHtml', 'publishedAt'])
    .where('key', '=', input.typeName)
    .executeTakeFirst()
  if (!text) return refuse('not_found')
  return { title: text.title, version: text.version, content: text.bodyHtml, publishedAt: text.publishedAt.getTime() }
}
