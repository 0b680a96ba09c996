import { query } from '@nethos/calls/query.ts'
import { endoscopyNewsServices } from '@nethos/contract/exam/endoscopy-news.services.ts'

export const endoscopyNews = (typeId: string) => query(endoscopyNewsServices.endoscopyNews, { typeId })
