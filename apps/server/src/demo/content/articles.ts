import { articleTexts } from './article-texts.ts'
import { bodyOf } from '../../reference/body.ts'
import { moreArticleTexts } from './more-article-texts.ts'
import { stillMoreArticleTexts } from './still-more-article-texts.ts'

const day = 86_400_000
const texts = [...articleTexts, ...moreArticleTexts, ...stillMoreArticleTexts]

export const demoArticles = (now: number) =>
  texts.map(({ docId, teamId, title, summary, tags, sign, daysAgo, reads, text }, index) => ({
    shelf: 'doctor',
    articleId: `a${String(index + 1).padStart(3, '0')}`,
    docId,
    teamId,
    title,
    summary,
    tags: [...tags],
    cover: `cover-${sign}`,
    bodyHtml: bodyOf(text),
    readCount: reads,
    status: 'published',
    publishedAt: new Date(now - daysAgo * day).toISOString(),
    writtenAt: new Date(now - daysAgo * day).toISOString(),
  }))

/** The words that the articles are looked for by. */
export const demoArticleWords: readonly string[] = texts.flatMap(({ tags }) => tags)
