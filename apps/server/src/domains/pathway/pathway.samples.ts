import { readPathway, type PathwayDocument } from '@nethos/contract/pathway/pathway.document.ts'
import type { Ctx } from '../../calls/handler.ts'
import { startPathway } from './start-pathway.ts'

/** A document as the schema reads it: what is left out is filled in. */
export function aDocument(tasks: readonly object[], changes: object = {}): PathwayDocument {
  const read = readPathway({
    code: 'knee',
    title: '膝关节置换术后康复',
    stages: [{ key: 'home', title: '回家以后', tasks }],
    ...changes,
  })
  if (!('document' in read)) throw new Error(`${read.path}: ${read.sentence}`)
  return read.document
}

/** A task that the patient confirms, due a day after the operation, unless said otherwise. */
export const aTask = (key: string, changes: object = {}): object => ({
  key,
  title: `任务${key}`,
  work: { kind: 'confirm', statement: '我已完成' },
  due: { from: { anchor: 'operated' }, days: 1 },
  ...changes,
})

export const temperature = {
  kind: 'measure',
  values: [
    {
      key: 'temperature',
      label: '体温',
      unit: '℃',
      ucum: 'Cel',
      decimals: 1,
      min: 34,
      max: 43,
      dangerAbove: 38.5,
      advice: '体温超过38.5℃，请立即联系病区护士',
    },
  ],
}

/** A pathway of this person whose task `confirm` is open, `fever` too, and `wound` wants a picture: for tests of other parts. */
export const aPathway = (
  ctx: Ctx,
  { accountId, personId, id }: { accountId: string; personId: string; id: string },
): Promise<string> =>
  startPathway(ctx, {
    accountId,
    personId,
    document: aDocument([
      aTask('confirm', { openBefore: { days: 7 } }),
      aTask('fever', { work: temperature, openBefore: { days: 7 } }),
      aTask('wound', { work: { kind: 'upload' }, openBefore: { days: 7 } }),
      aTask('visit', { work: { kind: 'tap', label: '已查房' }, openBefore: { days: 7 } }),
    ]),
    origin: { type: 'sample', id },
    anchors: { operated: ctx.now },
  })
