import {
  isLoinc,
  labItemDocument,
  labMapDocument,
  type LabItemDocument,
  type LabMapDocument,
} from '@nethos/contract/reports/lab/lab-documents.ts'
import { unitOf } from '@nethos/contract/reports/lab/units.ts'
import { labAudits } from '@nethos/contract/reports/lab-desk.services.ts'
import type { Db } from '../../../database/connect.ts'
import type { EditionKind } from '../../../editions/edition-kind.ts'
import { currentDocuments } from '../../../editions/editions.ts'
import { builtInKnowledge } from './knowledge.ts'

interface Where {
  db: Db
  code: string
}

async function itemProblems(document: LabItemDocument, { db, code }: Where): Promise<string[]> {
  const { name, loinc, unit, measures, calm, sources } = document
  const others = (await currentDocuments(db, itemKind)).filter(one => one.code !== code)
  const taken = loinc.flatMap(one => {
    const other = others.find(each => each.document.loinc.includes(one))
    return other ? [`${one}已用于“${other.document.name}”`] : []
  })
  return [
    ...(name.trim() === '' ? ['请填写名称'] : []),
    ...(loinc.length === 0 ? ['请至少填写一个LOINC编码'] : []),
    ...loinc.filter(one => !isLoinc(one)).map(one => `${one}不是正确的LOINC编码`),
    ...taken,
    ...(unit === 'text' || unitOf(unit) ? [] : ['单位请用UCUM写法，文字结果写text']),
    ...(measures.trim() === '' ? ['请说明这项检查测的是什么'] : []),
    ...(calm.trim() === '' ? ['请说明什么情况不必担心'] : []),
    ...(sources.some(one => one.trim() !== '') ? [] : ['请写明来源']),
  ]
}

/** 检验知识: edition 0 is what the program brings. */
export const itemKind: EditionKind<LabItemDocument> = {
  kind: 'lab_item',
  schema: labItemDocument,
  builtIn: Object.fromEntries(
    builtInKnowledge.map(({ key, loinc, disturbs, sources, ...words }) => [
      key,
      { ...words, loinc: [...loinc], disturbs: [...disturbs], sources: [...sources] },
    ]),
  ),
  audits: labAudits,
  titleOf: ({ name }) => name,
  problemsOf: itemProblems,
}

async function mapProblems({ rows }: LabMapDocument, { db, code }: Where): Promise<string[]> {
  const hospital = await db.selectFrom('hospital').select('hosId').where('hosId', '=', code).executeTakeFirst()
  const known = new Set((await currentDocuments(db, itemKind)).flatMap(one => one.document.loinc))
  const codes = rows.map(one => one.itemCode)
  const twice = codes.find((one, at) => codes.indexOf(one) !== at)
  return [
    ...(hospital ? [] : ['没有这家医院']),
    ...(rows.length === 0 ? ['还没有对照'] : []),
    ...(twice === undefined ? [] : [`编码${twice}出现了两次`]),
    ...(codes.includes('') ? ['有一行没有医院编码'] : []),
    ...rows.filter(one => !known.has(one.loinc)).map(one => `${one.itemCode}的LOINC编码没有对应的检验知识`),
  ]
}

/** 编码对照: one document of each hospital, under its id. */
export const mapKind: EditionKind<LabMapDocument> = {
  kind: 'lab_map',
  schema: labMapDocument,
  builtIn: {},
  audits: labAudits,
  titleOf: ({ rows }) => `${rows.length}项对照`,
  problemsOf: mapProblems,
}
