import type { contentServices } from '@nethos/contract/content/content.services.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { countReading, findHospitalArticle, findSigned, hospitalPage, signedPage, typesOf } from './article.table.ts'

type Services = typeof contentServices

export const listArticles: HandlerOf<Services['listArticles']> = ({ input, ctx }) => signedPage(ctx, input)
export const listTeamArticles: HandlerOf<Services['listTeamArticles']> = ({ input, ctx }) => signedPage(ctx, input)
export const listTypes: HandlerOf<Services['listTypes']> = ({ input, ctx }) => typesOf(ctx, input.shelf)
export const listNews: HandlerOf<Services['listNews']> = ({ input, ctx }) => hospitalPage(ctx, input)

export const readArticle: HandlerOf<Services['readArticle']> = async ({ input, ctx, refuse }) =>
  (await findSigned(ctx, input.articleId)) ?? refuse('not_found')

export const readNews: HandlerOf<Services['readNews']> = async ({ input, ctx, refuse }) =>
  (await findHospitalArticle(ctx, input.newId)) ?? refuse('not_found')

export const noteReading: HandlerOf<Services['noteReading']> = async ({ input, ctx }) => {
  await countReading(ctx, input.articleId)
  return true
}
