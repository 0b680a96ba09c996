import type { StaffCaller } from '../../calls/caller.ts'

/** The office works on everything; a doctor on what he signs. */
export const isOffice = ({ role }: Pick<StaffCaller, 'role'>): boolean => role === 'operator' || role === 'admin'

/** Whose articles the caller may see and write: undefined all, else those of this doctor; '' is nobody's. */
export const signedBy = (caller: StaffCaller): string | undefined =>
  isOffice(caller) ? undefined : (caller.docId ?? '')
