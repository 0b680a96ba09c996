import { articleStates, type ArticleEvent, type ArticleStatus } from '@nethos/contract/content/article.status.ts'
import { shelfLabels, type Shelf } from '@nethos/contract/content/content.shelves.ts'
import type { Tone } from '../../controls/tag.tsx'

export const stateLabels: Readonly<Record<ArticleStatus, string>> = {
  draft: articleStates.draft.label,
  reviewing: articleStates.reviewing.label,
  published: articleStates.published.label,
  withdrawn: articleStates.withdrawn.label,
}
export const stateTones: Readonly<Record<ArticleStatus, Tone>> = {
  draft: 'plain',
  reviewing: 'warn',
  published: 'good',
  withdrawn: 'danger',
}
export const eventLabels: Readonly<Record<ArticleEvent, string>> = {
  submit: '提交审核',
  publish: '发布',
  send_back: '退回',
  withdraw: '下线',
  rework: '重新编辑',
}
/** For the filters: everything first. */
export const stateChoices: Readonly<Record<ArticleStatus | '', string>> = { '': '全部状态', ...stateLabels }
export const shelfChoices: Readonly<Record<Shelf | '', string>> = { '': '全部栏目', ...shelfLabels }
export const untitled = '（未写标题）'

/** Published, but patients see it only later. */
export const isSetForLater = (
  { articleStatus, publishedAt }: { articleStatus: ArticleStatus; publishedAt: number | null },
  now: number,
): boolean => articleStatus === 'published' && publishedAt !== null && publishedAt > now
