import { articleTexts } from './article-texts.ts'
import { bodyOf } from './body.ts'

const day = 86_400_000

export const demoArticles = (now: number) =>
  articleTexts.map(({ docId, teamId, title, summary, sign, daysAgo, reads, text }, index) => ({
    articleId: `a${String(index + 1).padStart(3, '0')}`,
    docId,
    teamId,
    title,
    summary,
    cover: `cover-${sign}`,
    bodyHtml: bodyOf(text),
    readCount: reads,
    publishedAt: new Date(now - daysAgo * day).toISOString(),
  }))
