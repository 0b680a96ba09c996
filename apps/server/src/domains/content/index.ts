import { contentDeskServices } from '@nethos/contract/content/content-desk.services.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domains.ts'
import { isArticleOut, maySeeArticleFile } from './article-rights.ts'
import { deskArticle, listAuthors, listDeskArticles } from './desk-articles.ts'
import { listDeskTypes, moveType, removeType, saveType } from './desk-types.ts'
import { publishArticle, reworkArticle, sendBackArticle, submitArticle, withdrawArticle } from './move-article.ts'
import { listArticles, listNews, listTeamArticles, listTypes, noteReading, readArticle, readNews } from './read.ts'
import { standingText } from './standing-text.ts'
import { addArticle, removeArticle, saveArticle } from './write-article.ts'

export const contentDomain: Domain = {
  services: [
    ...implement(contentServices, {
      standingText,
      listArticles,
      listTeamArticles,
      readArticle,
      listTypes,
      listNews,
      readNews,
      noteReading,
    }),
    ...implement(contentDeskServices, {
      listDeskArticles,
      deskArticle,
      listDeskTypes,
      saveType,
      moveType,
      removeType,
      listAuthors,
      addArticle,
      saveArticle,
      removeArticle,
      submitArticle,
      publishArticle,
      sendBackArticle,
      withdrawArticle,
      reworkArticle,
    }),
  ],
  fileRights: { article: maySeeArticleFile },
  openFiles: { article: isArticleOut },
}
