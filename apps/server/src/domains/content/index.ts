import { contentDeskServices } from '@nethos/contract/content/content-desk.services.ts'
import { textDeskServices } from '@nethos/contract/content/text-desk.services.ts'
import { contentServices } from '@nethos/contract/content/content.services.ts'
import { implement } from '../../calls/handler.ts'
import type { Domain } from '../../domain.ts'
import { isArticleOut, maySeeArticleFile } from './article-rights.ts'
import { deskArticle, listAuthors, listDeskArticles } from './desk-articles.ts'
import { listDeskTypes, moveType, removeType, saveType } from './desk-types.ts'
import { publishArticle, reworkArticle, sendBackArticle, submitArticle, withdrawArticle } from './move-article.ts'
import { listArticles, listNews, listTeamArticles, listTypes, noteReading, readArticle, readNews } from './read.ts'
import {
  dropText,
  isTextOut,
  listTexts,
  maySeeTextChange,
  publishText,
  saveText,
  sendBackText,
  showText,
  submitText,
  textDetail,
} from './desk-texts.ts'
import { fixedText } from './fixed-text.ts'
import { addArticle, removeArticle, saveArticle } from './write-article.ts'
import { todayOfContent } from './today.ts'

export const contentDomain: Domain = {
  today: todayOfContent,
  services: [
    ...implement(contentServices, {
      fixedText,
      listArticles,
      listTeamArticles,
      readArticle,
      listTypes,
      listNews,
      readNews,
      noteReading,
    }),
    ...implement(textDeskServices, {
      listTexts,
      textDetail,
      saveText,
      submitText,
      publishText,
      sendBackText,
      dropText,
      showText,
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
  fileRights: { article: maySeeArticleFile, text_change: maySeeTextChange },
  openFiles: { article: isArticleOut, text: isTextOut },
}
