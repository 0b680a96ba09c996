import { serverNow } from '@nethos/calls/config.ts'
import { dayInWords, dayOf } from '@nethos/contract/common/days.ts'
import type { PhraseValues } from '@nethos/contract/consult/phrase.words.ts'
import { useMe } from '../staff/public.ts'
import type { DeskConsult } from './consult.calls.ts'

/** What a phrase knows of this patient and of who writes. */
export function usePhraseValues(consult: DeskConsult['consult']): PhraseValues {
  const me = useMe().value
  const { consulterName, consulterAge } = consult
  return {
    姓名: consulterName,
    ...(consulterAge !== null && { 年龄: `${consulterAge}岁` }),
    ...(me && { 医生: me.name }),
    今天: dayInWords(dayOf(serverNow())),
  }
}
