import { serverNow } from '@nethos/calls/config.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { PhraseValues } from '@nethos/contract/consult/phrase.words.ts'
import { useMe } from '../staff/public.ts'
import type { DeskConsult } from './consult.calls.ts'

interface WrittenTo {
  name: string
  age: number | null
}

/** What a phrase knows of who writes, and of whom it goes to where that is one person. */
export function usePhraseValuesOf(patient?: WrittenTo): PhraseValues {
  const me = useMe().value
  return {
    ...(patient && { 姓名: patient.name }),
    ...(patient && patient.age !== null && { 年龄: `${patient.age}岁` }),
    ...(me && { 医生: me.name }),
    今天: dayInWords(dayOf(serverNow())),
  }
}

export const usePhraseValues = ({ consulterName, consulterAge }: DeskConsult['consult']): PhraseValues =>
  usePhraseValuesOf({ name: consulterName, age: consulterAge })
