import {
  articleSource,
  articleSummary,
  articleTags,
  draftBody,
  draftTitle,
} from '@nethos/contract/content/article.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import type { DeskArticle } from './content.calls.ts'

/** What the editor changes. */
export type Fields = Pick<
  DeskArticle,
  | 'typeId'
  | 'docId'
  | 'docName'
  | 'teamId'
  | 'teamName'
  | 'title'
  | 'summary'
  | 'tags'
  | 'cover'
  | 'coverUrl'
  | 'source'
  | 'content'
  | 'isRecommended'
>

export const fieldsOf = (article: DeskArticle): Fields => {
  const { typeId, docId, docName, teamId, teamName, title, summary, tags, cover, coverUrl, source, content } = article
  const { isRecommended } = article
  return {
    typeId,
    docId,
    docName,
    teamId,
    teamName,
    title,
    summary,
    tags,
    cover,
    coverUrl,
    source,
    content,
    isRecommended,
  }
}

export const sentOf = ({ docName: _d, teamName: _t, coverUrl: _c, ...sent }: Fields) => sent

/** Which field will not do, and why. */
export const wrongOf = (fields: Fields): Partial<Record<keyof Fields, string>> =>
  Object.fromEntries(
    Object.entries({
      title: sentenceOf(draftTitle, fields.title),
      summary: sentenceOf(articleSummary, fields.summary),
      tags: sentenceOf(articleTags, fields.tags),
      source: sentenceOf(articleSource, fields.source),
      content: sentenceOf(draftBody, fields.content),
    }).filter(([, sentence]) => sentence !== undefined),
  )

// At logout, and when another one logs in, all of a desk's drafts go (patterns/draft.ts): the same beginning.
const keyOf = (articleId: string) => `nethos.staff.draft.article.${articleId}`

/** What was typed and has not reached the server yet. */
export interface Unsaved {
  seenAt: number
  fields: Fields
}

export function readUnsaved(articleId: string): Unsaved | undefined {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(articleId)) ?? 'null') as Unsaved | null) ?? undefined
  } catch {
    return undefined
  }
}

export function saveUnsaved(articleId: string, unsaved: Unsaved | undefined): void {
  try {
    if (unsaved) localStorage.setItem(keyOf(articleId), JSON.stringify(unsaved))
    else localStorage.removeItem(keyOf(articleId))
  } catch {
    // A full store: the server still gets it in a moment.
  }
}
