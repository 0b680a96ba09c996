import * as z from 'zod/mini'
import { id, instant, optionalId } from '../common/fields.ts'
import { done, list, service, type Services } from '../service.ts'
import { dictionaryNames } from './system.dictionaries.ts'
import { paramKeys } from './system.params.ts'
import { systemDeskRefusals } from './system-desk.refusals.ts'
import { open } from '../common/ids.ts'

const access = ['admin'] as const
const limits = [{ per: 'account', times: 60, seconds: 600 }] as const
const key = z.enum(paramKeys)
const dicName = z.enum(dictionaryNames)

/** Switches and dictionaries, by the administrator (docs/product/needs.md 4). */
export const systemDeskServices = {
  /** Every switch that the app asks for, with what it says now. */
  listParams: service({
    name: 'staff.system.param.list',
    kind: 'query',
    access,
    audits: { none: 'switches' },
    input: z.object({}),
    reply: list(z.object({ key, value: z.string() })),
  }),
  /** Holds at once, in every process. `seen`: the value that was read, so that nobody's change is lost. */
  changeParam: service({
    name: 'staff.system.param.change',
    kind: 'command',
    access,
    audits: { writes: ['system.param.change'] },
    limits,
    input: z.object({ key, seen: z.string(), value: z.string().check(z.maxLength(500)) }),
    reply: done,
    refusals: systemDeskRefusals,
  }),
  /** The dictionaries that the app asks for, each word in its order. */
  listDictionaries: service({
    name: 'staff.system.dictionary.list',
    kind: 'query',
    access,
    audits: { none: 'words for everybody' },
    input: z.object({}),
    reply: list(
      z.object({
        dicName,
        words: z.array(z.object({ dictionaryId: z.string(), dicValue: z.string(), isGood: z.boolean() })),
      }),
    ),
  }),
  /**
   * All words of a dictionary in their order; a word without an id is new, one that is left out goes. What patients have
   * chosen before keeps its words. `seen`: the ids that were read, in their order.
   */
  changeDictionary: service({
    name: 'staff.system.dictionary.change',
    kind: 'command',
    access,
    audits: { writes: ['system.dictionary.change'] },
    limits,
    input: z.object({
      dicName,
      seen: open('the words of a dictionary are offered to everybody', z.array(id).check(z.maxLength(100))),
      words: open(
        'the words of a dictionary are offered to everybody',
        z
          .array(
            z.object({ dictionaryId: optionalId, dicValue: z.string().check(z.maxLength(100)), isGood: z.boolean() }),
          )
          .check(z.maxLength(100)),
      ),
    }),
    reply: done,
    refusals: systemDeskRefusals,
  }),
  /** Who has changed it and when, out of the audit log; the newest twenty. */
  listChanges: service({
    name: 'staff.system.change.list',
    kind: 'query',
    access,
    audits: { none: 'who of the staff changed a switch or a word' },
    input: z.object({ kind: z.enum(['param', 'dictionary']), itemKey: z.string().check(z.maxLength(80)) }),
    reply: list(z.object({ staffName: z.string(), changedAt: instant })),
  }),
} satisfies Services
