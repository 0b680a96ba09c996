import { lastOf, nthOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Finding } from '../drugs/public.ts'
import { notifyStaff } from '../notify/public.ts'
import { asWritten, findingsFor, idsOf } from './check-drugs.ts'
import { lastAnswered } from './checked-person.ts'
import { takenDrugs } from './drug.table.ts'
import { asLine, ownMedicinesOf } from './own-medicine.table.ts'
import { currentMedicines } from './taken-now.ts'

const ask = '请先问医生或药师。医生开的药请不要自行停用'

/** What the mechanism of an interaction is to who takes the medicines. */
const plainly: Readonly<Record<string, string>> = {
  出血: '增加出血的风险',
  QT: '让心跳不齐',
  心律失常: '让心跳不齐',
  心动过缓: '让心跳过慢',
  传导: '让心跳过慢',
  血压: '让血压过低',
  高血压危象: '让血压突然升高',
  低血糖: '让血糖过低',
  血糖: '影响血糖',
  镇静: '让人过于困倦',
  中枢: '让人过于困倦',
  呼吸抑制: '让人过于困倦、呼吸变浅',
  高钾: '让血钾过高',
  低钾: '让血钾过低',
  肾: '加重肾的负担',
  肝毒性: '加重肝的负担',
  肌毒性: '让肌肉疼痛受损',
  吸收: '影响吸收，需要隔开时间',
  诱导: '让药效变弱',
  拮抗: '让药效变弱',
}

const interrupts = ({ level }: Finding): boolean => level !== 'inform'

/** What speaks against a medicine from elsewhere, by his own list, what is prescribed here and what is known of him. */
async function findingsOfOwn(ctx: Ctx, personId: string) {
  const own = (await ownMedicinesOf(ctx, personId)).map(one => asLine(ctx, one))
  const lines = own.filter(line => line.ingredients.length > 0)
  if (lines.length === 0) return { findings: [], names: new Map<string, string>() }
  const told = (known: Parameters<typeof lastAnswered>[0]) => lastAnswered(known, ctx.now)
  const { findings } = await findingsFor(ctx, personId, told, lines, { areTaken: true, isList: true })
  const taken = await currentMedicines(ctx, personId)
  const names = new Map([...lines, ...taken.map(one => one.line)].map(line => [line.drugId, line.drugName]))
  return { findings: findings.filter(interrupts), names }
}

/** In calm words for who takes it: by the id of the line (`own.…`), once for each other medicine. */
export async function cautionsOf(ctx: Ctx, personId: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { findings, names } = await findingsOfOwn(ctx, personId)
  const cautions = new Map<string, string[]>()
  for (const found of findings)
    for (const drugId of found.drugIds.filter(id => id.startsWith('own.'))) {
      const others = found.drugIds.filter(id => id !== drugId).flatMap(id => names.get(id) ?? [])
      const before = cautions.get(drugId) ?? []
      const sentence = cautionOf(found, others)
      if (!before.includes(sentence)) cautions.set(drugId, [...before, sentence])
    }
  return cautions
}

function cautionOf({ kind, key }: Finding, others: readonly string[]): string {
  const beside = `您在用的${others.join('、')}`
  if (kind === 'interaction' && others.length > 0)
    return `这种药和${beside}一起用，可能${plainly[lastOf(nthOf(key.split('|'), 1).split(':'))] ?? '让药效改变或不良反应增多'}，${ask}。`
  if (others.length > 0) return `这种药和${beside}作用相同或相近，一起用可能过量，${ask}。`
  if (kind === 'allergy') return `您写过的过敏史里可能有这种药，${ask}。`
  if (kind === 'dose') return `您填写的用量可能偏大，请对照说明书核对，${ask}。`
  return `以您填写过的情况，这种药可能不合适，${ask}。`
}

/** What is added at home may not go with what a doctor here has prescribed: who prescribed last hears of it. */
export async function notifyPrescriber(ctx: Ctx, personId: string, ownMedicineId: string): Promise<void> {
  const last = (await currentMedicines(ctx, personId)).at(-1)
  if (!last) return
  const { findings } = await findingsOfOwn(ctx, personId)
  if (!findings.some(one => one.drugIds.includes(`own.${ownMedicineId}`))) return
  await notifyStaff(ctx, sql`select ${last.docId}::text`, { kind: 'waits', link: `/renewals/${last.consultId}` })
}

/** All that he takes now, from here and from elsewhere, as lines. */
export async function allTaken(ctx: Ctx, personId: string, except?: string) {
  const current = (await currentMedicines(ctx, personId, except)).map(one => one.line)
  const drugs = new Map((await takenDrugs(ctx, idsOf(current))).map(drug => [drug.drugId, drug]))
  const own = (await ownMedicinesOf(ctx, personId)).map(one => asLine(ctx, one))
  return [...current.map(line => asWritten(line, drugs.get(line.drugId))), ...own].filter(
    line => line.ingredients.length > 0,
  )
}
