import { contentServices } from '@nethos/contract/content/content.services.ts'
import { implement, type HandlerOf, type Implemented } from '../../calls/handler.ts'

const standingText: HandlerOf<typeof contentServices.standingText> = async ({ input, ctx: { db }, refuse }) => {
  const text = await db
    .selectFrom('contentText')
    .select(['title', 'version', 'bodyHtml', 'publishedAt'])
    .where('key', '=', input.typeName)
    .executeTakeFirst()
  if (!text) return refuse('not_found')
  return { title: text.title, version: text.version, content: text.bodyHtml, publishedAt: text.publishedAt.getTime() }
}

export const contentDomain: { services: Implemented[] } = { services: implement(contentServices, { standingText }) }
