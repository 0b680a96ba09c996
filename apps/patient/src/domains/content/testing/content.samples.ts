import type { ArticleLine, NewsLine } from '@nethos/contract/content/content.schemas.ts'
import type { contentServices } from '@nethos/contract/content/content.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'

/** 2026-11-21 15:04 in the hospital. */
const afternoon = Date.parse('2026-11-21T07:04:00Z')

export const aLine = (changes: Partial<ArticleLine> = {}): ArticleLine => ({
  articleId: 'a1',
  title: '冬季护心',
  summary: '天冷更要量血压。',
  cover: 'cover-heart',
  publishedAt: afternoon,
  readCount: 12,
  docId: 'd1',
  docName: '张伟',
  teamId: null,
  teamName: '',
  ...changes,
})

export const aText = (changes: Partial<NewsLine> = {}): NewsLine => ({
  newId: 'n1',
  shelf: 'health',
  typeId: 'he1',
  typeName: '心脑血管',
  title: '怎样量血压',
  summary: '坐下歇五分钟。',
  cover: 'cover-heart',
  publishedAt: afternoon,
  readCount: 0,
  ...changes,
})

export const aReading = (
  changes: Partial<OutputOf<typeof contentServices.readNews>> = {},
): OutputOf<typeof contentServices.readNews> => ({
  ...aText(),
  content: '<p>先坐下歇五分钟。</p>',
  source: '心血管内科',
  ...changes,
})

export const anArticle = (
  changes: Partial<OutputOf<typeof contentServices.readArticle>> = {},
): OutputOf<typeof contentServices.readArticle> => ({
  ...aLine(),
  content: '<p>天冷更要量血压。</p>',
  docAvatar: 'p1',
  docTitle: '主任医师',
  ...changes,
})

export const types: OutputOf<typeof contentServices.listTypes> = [
  { typeId: 'he1', typeName: '心脑血管', icon: 'heart', count: 8 },
  { typeId: 'he2', typeName: '孩子', icon: 'no such drawing', count: 3 },
]
