import { contentServices } from '@nethos/contract/content/content.services.ts'
import { implement, type Implemented } from '../../calls/handler.ts'
import { listArticles, listNews, listTeamArticles, listTypes, noteReading, readArticle, readNews } from './read.ts'
import { standingText } from './standing-text.ts'

export const contentDomain: { services: Implemented[] } = {
  services: implement(contentServices, {
    standingText,
    listArticles,
    listTeamArticles,
    readArticle,
    listTypes,
    listNews,
    readNews,
    noteReading,
  }),
}
