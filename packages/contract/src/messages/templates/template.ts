import type { ModuleType } from '../messages.modules.ts'

/** What a domain tells of, and the words that it is told in unless the hospital has written its own. */
export interface Template {
  moduleType: ModuleType
  /**
   * A call, another time or a reminder is pushed each time. Left out, one unread message about a record is enough: the next one
   * takes its place in silence.
   */
  isPushedEachTime?: true
  /** What has happened, for whoever edits the words. */
  event: string
  /** {医生} stands where the value goes; only what `values` names. */
  title: string
  content: string
  /** Our key of a value → the word that stands for it in braces. */
  values: Readonly<Record<string, string>>
}
