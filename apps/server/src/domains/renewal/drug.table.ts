import { sql, type Selectable } from 'kysely'
import { isControlled, type Caution, type DrugControl } from '@nethos/contract/renewal/drug.kinds.ts'
import type { Drug, DrugDetail } from '@nethos/contract/renewal/renewal.schemas.ts'
import type { Ctx } from '../../calls/handler.ts'
import { shownPageOf } from '../../calls/page-of.ts'
import type { Drug as DrugRow } from '../../database/types.gen.ts'

type Row = Omit<Selectable<DrugRow>, 'search'>
type Listed = Pick<Row, (typeof listed)[number]>

const listed = [
  'drugId',
  'drugName',
  'form',
  'specification',
  'manufacturer',
  'priceCents',
  'dose',
  'frequency',
  'route',
  'control',
] as const
const checked = ['ingredients', 'classes', 'pregnancy', 'liver', 'kidney', 'minAge', 'atc'] as const

const shown = (row: Listed): Drug => {
  const control = row.control as DrugControl
  return { ...row, control, canRenew: !isControlled({ control }) }
}

/** One page of the list, or of what a word finds: characters of the name or an ingredient, pinyin, initials. */
export async function drugPage(
  { db }: Pick<Ctx, 'db'>,
  { search, pageNum, pageSize }: { search: string; pageNum: number; pageSize: number },
): Promise<{ rows: Drug[]; pageNum: number; pageSize: number; hasNextPage: boolean }> {
  let query = db.selectFrom('drug').select(listed).where('isOnSale', '=', true)
  if (search !== '') {
    const spelled = sql<string>`spelled(${search})`
    const starts = (column: 'pinyin' | 'initials') =>
      sql<boolean>`${sql.ref(column)} >= ${spelled} and ${sql.ref(column)} < ${spelled} || '~'`
    query = query
      .where(eb => eb.or([sql<boolean>`search @@ bigram_query(${search})`, starts('pinyin'), starts('initials')]))
      .orderBy(
        sql`(drug_name = ${search}) desc, (pinyin = ${spelled}) desc, ts_rank(search, bigram_query(${search})) desc`,
      )
  }
  const found = await query
    .orderBy('position')
    .orderBy('drugId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return shownPageOf(found, { pageNum, pageSize }, shown)
}

export async function findDrug({ db }: Pick<Ctx, 'db'>, drugId: string): Promise<DrugDetail | undefined> {
  const row = await db
    .selectFrom('drug')
    .select([...listed, ...checked])
    .where('drugId', '=', drugId)
    .executeTakeFirst()
  if (!row) return undefined
  const { classes: _classes, ...rest } = row
  return {
    ...rest,
    ...shown(row),
    pregnancy: row.pregnancy as Caution,
    liver: row.liver as Caution,
    kidney: row.kidney as Caution,
  }
}

/** What the rules and a prescription's line need. */
export type ChosenDrug = Listed & { readonly control: DrugControl } & Pick<Row, 'ingredients'>

/** The drugs of these ids that are on sale, in the order asked; undefined when one of them is not there. */
export async function chosenDrugs(ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<ChosenDrug[] | undefined> {
  const found = await drugsOf(ctx, ids, true)
  const drugs = ids.map(id => found.get(id))
  return drugs.every(one => one !== undefined) ? drugs : undefined
}

/** What somebody takes already: what has left the list since is still in his body. */
export const takenDrugs = async (ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<ChosenDrug[]> => [
  ...(await drugsOf(ctx, ids, false)).values(),
]

async function drugsOf(
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
  onSaleOnly: boolean,
): Promise<Map<string, ChosenDrug>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('drug')
    .select([...listed, ...checked])
    .where('drugId', 'in', ids)
    .$if(onSaleOnly, query => query.where('isOnSale', '=', true))
    .execute()
  return new Map(rows.map(row => [row.drugId, row as ChosenDrug]))
}
