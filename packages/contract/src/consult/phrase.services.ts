import * as z from 'zod/mini'
import { commonRefusals } from '../common/common.refusals.ts'
import { own } from '../common/ids.ts'
import { atMost } from '../rule.ts'
import { done, list, obj, only, service, type OutputOf, type Services } from '../service.ts'
import { consultDeskRefusals } from './consult-desk.refusals.ts'
import { phraseMost } from './phrase.words.ts'

const access = ['doctor', 'nurse', 'pharmacist'] as const
const notFound = only(commonRefusals, 'not_found')
const audits = { none: 'words of the staff, of no patient' } as const

export const phraseText = z
  .string()
  .check(z.trim(), z.minLength(1, '请填写常用语'), atMost(phraseMost, `常用语不能超过${phraseMost}个字`))

const phrase = z.object({
  phraseId: z.string(),
  text: z.string(),
  isShared: z.boolean(),
  /** His own may be changed; a colleague's of the department is there to be used. */
  isOwn: z.boolean(),
  authorName: z.string(),
})

/** What a doctor writes many times a day, with variables that are filled in where it is put in. */
export const phraseServices = {
  /** His own, then what colleagues of his department share. */
  listPhrases: service({
    name: 'staff.phrase.list',
    kind: 'query',
    access,
    audits,
    input: z.object({}),
    reply: list(phrase),
  }),
  addPhrase: service({
    name: 'staff.phrase.add',
    kind: 'command',
    access,
    audits,
    input: z.object({ text: phraseText, isShared: z.boolean() }),
    reply: obj(z.object({ phraseId: z.string() })),
    refusals: only(consultDeskRefusals, 'too_many_phrases', 'no_department'),
  }),
  changePhrase: service({
    name: 'staff.phrase.change',
    kind: 'command',
    access,
    audits,
    input: z.object({ phraseId: own('phrase'), text: phraseText, isShared: z.boolean() }),
    reply: done,
    refusals: { ...notFound, ...only(consultDeskRefusals, 'no_department') },
  }),
  removePhrase: service({
    name: 'staff.phrase.remove',
    kind: 'command',
    access,
    audits,
    input: z.object({ phraseId: own('phrase') }),
    reply: done,
    refusals: notFound,
  }),
} satisfies Services

export type Phrase = OutputOf<typeof phraseServices.listPhrases>[number]
