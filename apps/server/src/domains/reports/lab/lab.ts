import { firstOf } from '@nethos/contract/common/present.ts'
import { sql } from 'kysely'
import type { ItemKnowledge } from '@nethos/contract/reports/lab/lab-knowledge.ts'
import type { LabItem, ReportContent } from '@nethos/contract/reports/report-content.schemas.ts'
import type { Db } from '../../../database/connect.ts'
import { currentDocuments } from '../../../editions/editions.ts'
import type { Runtime } from '../../../runtime.ts'
import { itemKind, mapKind } from './lab-kinds.ts'

/** What is in use now: the hospital's own words where it has published some, and what its own codes mean. */
export interface Lab {
  readonly items: readonly ItemKnowledge[]
  knowledgeOf(loinc: string): ItemKnowledge | undefined
  /** All codes of what this one names; none for an item without a code. */
  codesOf(loinc: string): readonly string[]
  /** The hospitals' own codes that mean one of these. */
  ownCodesOf(codes: readonly string[]): readonly { hosId: string; itemCode: string }[]
  /** What the laboratory has sent without a code of LOINC gets the one that the hospital's table gives. */
  withCode<Item extends Pick<LabItem, 'itemCode' | 'loinc'>>(hosId: string, item: Item): Item
  withCodes(hosId: string, content: ReportContent): ReportContent
}

type On = { db: Db; runtime: Runtime }

const read = new WeakMap<Runtime, { stamp: string; lab: Lab }>()

/** Editions and withdrawals are only ever added: their number says whether what was read is still what is in use. */
export const stampOfLab = sql<string>`(select (select count(*) from edition where kind in ('lab_item', 'lab_map')) || '.' ||
  (select count(*) from edition_withdrawal where kind in ('lab_item', 'lab_map')))`

export async function labOf(on: On): Promise<Lab> {
  const { rows } = await sql<{ stamp: string }>`select ${stampOfLab} as stamp`.execute(on.db)
  return labAt(on, firstOf(rows).stamp)
}

/** The same, where a statement has told the stamp. */
export async function labAt({ db, runtime }: On, stamp: string): Promise<Lab> {
  const known = read.get(runtime)
  if (known?.stamp === stamp) return known.lab
  const lab = await readLab(db)
  read.set(runtime, { stamp, lab })
  return lab
}

async function readLab(db: Db): Promise<Lab> {
  const items = (await currentDocuments(db, itemKind)).map(({ code, document }) => ({ key: code, ...document }))
  const byLoinc = new Map(items.flatMap(one => one.loinc.map(code => [code, one] as const)))
  const maps = (await currentDocuments(db, mapKind)).map(
    ({ code, document }) => [code, new Map(document.rows.map(row => [row.itemCode, row.loinc]))] as const,
  )
  const byHospital = new Map(maps)
  const withCode = <Item extends Pick<LabItem, 'itemCode' | 'loinc'>>(hosId: string, item: Item): Item => {
    const loinc = item.loinc === '' ? byHospital.get(hosId)?.get(item.itemCode) : undefined
    return loinc === undefined ? item : { ...item, loinc }
  }
  return {
    items,
    knowledgeOf: loinc => byLoinc.get(loinc),
    codesOf: loinc => (loinc === '' ? [] : (byLoinc.get(loinc)?.loinc ?? [loinc])),
    ownCodesOf: codes =>
      maps.flatMap(([hosId, rows]) =>
        [...rows].filter(([, loinc]) => codes.includes(loinc)).map(([itemCode]) => ({ hosId, itemCode })),
      ),
    withCode,
    withCodes: (hosId, content) => ({ ...content, items: content.items.map(item => withCode(hosId, item)) }),
  }
}
