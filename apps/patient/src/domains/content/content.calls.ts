import { command } from '@nethos/calls/command.ts'
import { query } from '@nethos/calls/query.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import type { HospitalShelf } from '@nethos/contract/content/content.shelves.ts'

export const fixedText = (typeName: string) => query(contentServices.fixedText, { typeName })
export const articleTypes = (shelf: HospitalShelf) => query(contentServices.listTypes, { shelf })
export const hospitalArticles = (asked: {
  shelf: HospitalShelf
  typeId?: string
  search?: string
  isRecommended?: boolean
}) => query(contentServices.listNews, { ...asked, pageSize: 20 })
export const hospitalArticle = (newId: string) => query(contentServices.readNews, { newId })
export const articles = (of: { docId?: string; teamId?: string; search?: string }) =>
  query(contentServices.listArticles, of)
export const article = (articleId: string) => query(contentServices.readArticle, { articleId })
export const noteReading = command(contentServices.noteReading)
