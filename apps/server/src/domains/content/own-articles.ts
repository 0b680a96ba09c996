import type { ExpressionBuilder } from 'kysely'
import type { StaffCaller } from '../../calls/caller.ts'
import type { DB } from '../../database/types.gen.ts'

/** The office works on everything; a doctor on what he signs. */
export const isOffice = ({ role }: Pick<StaffCaller, 'role'>): boolean => role === 'operator' || role === 'admin'

/** Whose articles the caller may see and write: undefined all, else those of this doctor; '' is nobody's. */
export const signedBy = (caller: StaffCaller): string | undefined =>
  isOffice(caller) ? undefined : (caller.docId ?? '')

/** Of the articles those that the caller may see and write. */
export const maySign = (caller: StaffCaller) => (eb: ExpressionBuilder<DB, 'article'>) => {
  const author = signedBy(caller)
  return author === undefined ? eb.lit(true) : eb('article.docId', '=', author)
}
