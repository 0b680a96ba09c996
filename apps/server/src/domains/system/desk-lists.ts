import { sql } from 'kysely'
import type { systemDeskServices } from '@nethos/contract/system/system-desk.services.ts'
import {
  dictionaries,
  dictionaryNames,
  wrongWords,
  type DictionaryName,
} from '@nethos/contract/system/system.dictionaries.ts'
import { isOpenParam, paramKeys, params, wrongParam } from '@nethos/contract/system/system.params.ts'
import type { HandlerOf } from '../../calls/handler.ts'
import { changePicture } from './param-picture.ts'
import { systemChanged, usualParams, valuesOf } from './params.ts'

type Services = typeof systemDeskServices

export const listParams: HandlerOf<Services['listParams']> = async ({ ctx }) => {
  const values = { ...usualParams(ctx.runtime.settings), ...(await valuesOf(ctx.db)) }
  return paramKeys.map(key => ({ key, value: values[key] }))
}

export const changeParam: HandlerOf<Services['changeParam']> = async ({ input, ctx, refuse }) => {
  const { key, seen } = input
  const value = input.value.trim()
  const sentence = wrongParam(key, value)
  if (sentence) return refuse('value_wrong', { sentence })
  const usual = usualParams(ctx.runtime.settings)[key]
  // The row is there from now on, so that two who change it stand in line.
  await ctx.db
    .insertInto('param')
    .values({ key, value: usual, isPublic: isOpenParam(key) })
    .onConflict(on => on.doNothing())
    .execute()
  const row = await ctx.db
    .selectFrom('param')
    .select('value')
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (row.value === value) return true
  if (row.value !== seen) return refuse('changed_meanwhile')
  const { value: kind } = params[key]
  if (kind.kind === 'picture') {
    const unfit = await changePicture(ctx, { key, before: row.value, after: value, leastEdge: kind.leastEdge })
    if (unfit) return refuse('value_wrong', { sentence: unfit })
  }
  await ctx.db
    .updateTable('param')
    .set({ value, isPublic: isOpenParam(key) })
    .where('key', '=', key)
    .execute()
  await ctx.audit({ action: 'system.param.change', recordType: 'param', recordId: key })
  await ctx.announce('operators', systemChanged, key)
  return true
}

export const listDictionaries: HandlerOf<Services['listDictionaries']> = async ({ ctx: { db } }) => {
  const rows = await db
    .selectFrom('dictionary')
    .select(['dicName', 'dictionaryId', 'dicValue', 'isGood'])
    .where('dicName', 'in', dictionaryNames)
    .orderBy('dicName')
    .orderBy('position')
    .orderBy('dictionaryId')
    .execute()
  return dictionaryNames.map(dicName => ({
    dicName,
    words: rows.filter(row => row.dicName === dicName).map(({ dicName: _of, ...word }) => word),
  }))
}

export const changeDictionary: HandlerOf<Services['changeDictionary']> = async ({ input, ctx, refuse }) => {
  const { dicName, seen } = input
  const words = input.words.map((word, position) => ({
    dictionaryId: word.dictionaryId || undefined,
    dicName,
    dicValue: word.dicValue.trim(),
    isGood: dictionaries[dicName].isSplit ? word.isGood : true,
    position: position + 1,
  }))
  const sentence = wrongWords(dicName, words)
  if (sentence) return refuse('value_wrong', { sentence })
  const ids = await takeWords(ctx.db, dicName)
  const saved = words.flatMap(word => word.dictionaryId ?? [])
  if (ids.join() !== seen.join() || saved.some(one => !ids.includes(one)) || new Set(saved).size < saved.length)
    return refuse('changed_meanwhile')
  // All anew under their old ids: a word may take the name that another had.
  await ctx.db.deleteFrom('dictionary').where('dicName', '=', dicName).execute()
  await ctx.db
    .insertInto('dictionary')
    .values(words.map(({ dictionaryId, ...word }) => (dictionaryId ? { dictionaryId, ...word } : word)))
    .execute()
  await ctx.audit({ action: 'system.dictionary.change', recordType: 'dictionary', recordId: dicName })
  return true
}

/** Its words for one hand alone until the end of the transaction. */
async function takeWords(db: Parameters<typeof valuesOf>[0], dicName: DictionaryName): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dictionary ${dicName}`}, 0))`.execute(db)
  const rows = await db
    .selectFrom('dictionary')
    .select('dictionaryId')
    .where('dicName', '=', dicName)
    .orderBy('position')
    .orderBy('dictionaryId')
    .execute()
  return rows.map(row => row.dictionaryId)
}

export const listChanges: HandlerOf<Services['listChanges']> = async ({ input: { kind, itemKey }, ctx: { db } }) => {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('staff', 'staff.staffId', 'audit.actorId')
    .select(['staff.name', 'audit.at'])
    .where('audit.recordType', '=', kind)
    .where('audit.recordId', '=', itemKey)
    .orderBy('audit.auditId', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ name, at }) => ({ staffName: name ?? '', changedAt: at.getTime() }))
}
