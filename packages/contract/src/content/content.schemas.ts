import * as z from 'zod/mini'
import { instant } from '../common/fields.ts'
import { hospitalShelves } from './content.shelves.ts'

const shown = {
  title: z.string(),
  /** One or two sentences; may be empty. */
  summary: z.string(),
  /** File id of the picture over it (GET /files/{cover}); empty: none. */
  cover: z.string(),
  publishedAt: instant,
  /** How often it was opened. */
  readCount: z.int(),
}

/** An article that a doctor or a team has signed. */
export const articleLine = z.object({
  articleId: z.string(),
  ...shown,
  /** The doctor; null when only the team signed. */
  docId: z.nullable(z.string()),
  docName: z.string(),
  teamId: z.nullable(z.string()),
  teamName: z.string(),
})
export type ArticleLine = z.infer<typeof articleLine>

/** A text of the hospital. */
export const newsLine = z.object({
  newId: z.string(),
  shelf: z.enum(hospitalShelves),
  typeId: z.string(),
  typeName: z.string(),
  ...shown,
})
export type NewsLine = z.infer<typeof newsLine>

/** What is read: HTML, cleaned when it was written. */
export const content = z.string()
