import { labelsOf } from '@nethos/contract/triage/triage-flags.ts'
import type { Db } from '../../database/connect.ts'
import { emergenciesIn } from '../triage/public.ts'

export const inShort = (text: string, most: number): string =>
  Array.from(text).length > most ? `${Array.from(text).slice(0, most).join('')}…` : text

/** The first words of a letter, as a list shows them. */
export const summaryOf = (content: string): string => inShort(content, 40)

/** By the rules of now, not of when it was written. */
export const dangerIn = async (db: Db, content: string): Promise<string> =>
  labelsOf((await emergenciesIn(db, content)).flags)
