import { command, run } from '@nethos/calls/command.ts'
import { query, queryClient } from '@nethos/calls/query.ts'
import type { ArticleStatus } from '@nethos/contract/content/article.status.ts'
import { contentDeskServices as services } from '@nethos/contract/content/content-desk.services.ts'
import type { Shelf } from '@nethos/contract/content/content.shelves.ts'
import type { OutputOf, SentOf } from '@nethos/contract/service.ts'

export type DeskArticle = OutputOf<typeof services.deskArticle>
export type DeskArticleRow = OutputOf<typeof services.listDeskArticles>['rows'][number]

interface Narrowed {
  shelf: Shelf | ''
  articleStatus: ArticleStatus | ''
  word: string
}

export const articles = (narrowed: Narrowed, pageNum: number) =>
  query(services.listDeskArticles, { ...narrowed, pageNum })
export const article = (articleId: string) => query(services.deskArticle, { articleId })
export const types = () => query(services.listDeskTypes, {})
export const authors = (word: string) => query(services.listAuthors, { word })

export type DeskType = OutputOf<typeof services.listDeskTypes>[number]
export const saveType = command(services.saveType, services.listDeskTypes)
export const moveType = command(services.moveType, services.listDeskTypes)
export const removeType = command(services.removeType, services.listDeskTypes)

const list = services.listDeskArticles
const detail = services.deskArticle
export const addArticle = command(services.addArticle, list)
export const removeArticle = command(services.removeArticle, list)
export const submitArticle = command(services.submitArticle, list, detail)
export const publishArticle = command(services.publishArticle, list, detail)
export const sendBackArticle = command(services.sendBackArticle, list, detail)
export const withdrawArticle = command(services.withdrawArticle, list, detail)
export const reworkArticle = command(services.reworkArticle, list, detail)

/** Throws what the call throws: the editor says it beside the text. What was read before is as it is now. */
export async function saveArticle(sent: SentOf<typeof services.saveArticle>, fields: Partial<DeskArticle>) {
  const { writtenAt } = await run(command(services.saveArticle, list), sent)
  queryClient.setQueryData<DeskArticle>(
    [detail.name, { articleId: sent.articleId }],
    before => before && { ...before, ...fields, writtenAt, isOwn: true },
  )
  return writtenAt
}
