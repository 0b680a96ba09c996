import { states, type EventOf, type StateOf } from '../states.ts'

/** What the life of an article depends on. */
export interface ArticleFacts {
  /** Whoever acts has written it: nobody publishes what he wrote himself. */
  readonly isByWriter: boolean
}

const readByAnother = ({ isByWriter }: ArticleFacts): boolean => !isByWriter

/** From the first word to the day it is taken down (docs/product/needs.md 32). Patients see published ones alone, from publishedAt on. */
export const articleStates = states<ArticleFacts>()({
  draft: { code: 0, label: '草稿', on: { submit: { by: 'operator', to: 'reviewing' } } },
  reviewing: {
    code: 1,
    label: '审核中',
    on: {
      publish: { by: 'operator', to: 'published', if: readByAnother },
      send_back: { by: 'operator', to: 'draft' },
    },
  },
  published: { code: 2, label: '已发布', on: { withdraw: { by: 'operator', to: 'withdrawn' } } },
  withdrawn: { code: 3, label: '已下线', on: { rework: { by: 'operator', to: 'draft' } } },
})
export type ArticleStatus = StateOf<typeof articleStates>
export type ArticleEvent = EventOf<typeof articleStates>
export const articleStateNames = Object.keys(articleStates) as [ArticleStatus, ...ArticleStatus[]]
export const articleEvents = [
  'submit',
  'publish',
  'send_back',
  'withdraw',
  'rework',
] as const satisfies readonly ArticleEvent[]
