import { wordsOf } from '../../domains/content/search-word.table.ts'
import { cleanHtml } from '../../domains/content/clean-html.ts'
import { chance } from '../chance.ts'
import { bodyOf } from '../../reference/body.ts'
import type { Category, ShelfText } from './category.ts'
import { drugs } from './shelves/drugs/all-drugs.ts'
import { examinations } from './shelves/examinations/all-examinations.ts'
import { health } from './shelves/health/all-health.ts'
import { news } from './shelves/news.ts'

const day = 86_400_000
const categories: readonly Category[] = [...news, ...health, ...examinations, ...drugs]

export const demoArticleTypes = categories.map(({ typeId, shelf, typeName, icon }, position) => ({
  typeId,
  shelf,
  typeName,
  icon,
  position,
}))

/** The hospital's own texts, all published. */
export const demoShelfArticles = (now: number) =>
  categories.flatMap(category => category.texts.map((text, nth) => articleOf(category, text, nth, now)))

function articleOf({ typeId, shelf, sign, source }: Category, text: ShelfText, nth: number, now: number) {
  const luck = chance(`read ${text.title}`)
  const publishedAt = new Date(
    now - (text.daysAgo ?? luck.int(3, 300)) * day - luck.int(0, 9) * 3_600_000,
  ).toISOString()
  return {
    articleId: `${typeId}-${String(nth + 1).padStart(2, '0')}`,
    shelf,
    typeId,
    title: text.title,
    summary: text.summary ?? '',
    tags: [...text.tags],
    cover: `cover-${text.sign ?? sign}`,
    source,
    bodyHtml: cleanHtml(bodyOf(text.text)),
    status: 'published',
    publishedAt,
    position: nth,
    isRecommended: text.isRecommended ?? false,
    readCount: luck.int(120, 4200),
    writtenAt: publishedAt,
  }
}

/** The words that the texts are looked for by. */
export const demoTextWords: readonly string[] = categories.flatMap(({ shelf, texts }) =>
  texts.flatMap(({ title, tags }) => wordsOf({ shelf, title, tags: [...tags] })),
)
