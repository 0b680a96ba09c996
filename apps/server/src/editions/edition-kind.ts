import type * as z from 'zod/mini'
import type { EditionAudits } from '@nethos/contract/common/editions.ts'
import type { Db } from '../database/connect.ts'

/** One kind of versioned document: what it must look like, what is wrong with one, and those that the program brings. */
export interface EditionKind<Document> {
  /** Its word in the tables: 'programme'. */
  readonly kind: string
  readonly schema: z.ZodMiniType<Document>
  /** By code: edition 0, in use until the hospital publishes its own. */
  readonly builtIn: Readonly<Record<string, Document>>
  readonly audits: EditionAudits
  titleOf(document: Document): string
  /** Why it may not be published, in the editor's words; empty: it may. Asked at submission and again at publication. */
  problemsOf(document: Document, where: { db: Db; code: string }): readonly string[] | Promise<readonly string[]>
}

/** A stored document as this program reads it; undefined where it does not fit. */
export const readable = <Document>(kind: EditionKind<Document>, stored: unknown): Document | undefined =>
  kind.schema.safeParse(stored).data

export const builtInOf = <Document>(kind: EditionKind<Document>, code: string): Document | undefined =>
  Object.hasOwn(kind.builtIn, code) ? kind.builtIn[code] : undefined
