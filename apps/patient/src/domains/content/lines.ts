import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { newsWay } from '@nethos/contract/content/content.links.ts'
import type { ArticleLine, NewsLine } from '@nethos/contract/content/content.schemas.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { ReadingLine } from '../../patterns/reading-row.tsx'

const readings = (count: number): string => (count > 0 ? `阅读 ${count}` : '')
const joined = (...parts: string[]): string => parts.filter(part => part !== '').join(' · ')

export const articleLineOf = (one: ArticleLine): ReadingLine => ({
  key: one.articleId,
  to: contentPages.article.to({ id: one.articleId }),
  title: one.title,
  summary: one.summary,
  note: joined(one.docName || one.teamName, dayOf(one.publishedAt), readings(one.readCount)),
  cover: one.cover,
})

/** What stays true for long has no day, and stands under its category. */
const isReference = ({ shelf }: NewsLine): boolean => shelf === 'examination' || shelf === 'drug'

export const hospitalLineOf = (one: NewsLine): ReadingLine => ({
  key: one.newId,
  to: newsWay(one),
  title: one.title,
  summary: one.summary,
  ...(isReference(one)
    ? { group: one.typeName }
    : { note: joined(one.typeName, dayOf(one.publishedAt), readings(one.readCount)), cover: one.cover }),
})

/** Below the title of a text. */
export const noteOf = (by: string, { publishedAt, readCount }: { publishedAt: number; readCount: number }): string =>
  joined(by, dayOf(publishedAt), readings(readCount))
