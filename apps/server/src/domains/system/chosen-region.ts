import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** What is kept of a region: its code, and its whole name as of today, e.g. 浙江省杭州市西湖区. */
interface Region {
  areaCode: string
  areaName: string
}

/**
 * What is written when somebody chooses a region: the name is the table's, never the caller's. Nothing sent, nothing
 * written; '' takes the region off. Undefined: there is no such region.
 */
export async function chosenRegion(
  db: Db,
  areaCode: string | undefined,
): Promise<Region | Record<never, never> | undefined> {
  if (areaCode === undefined) return {}
  if (areaCode === '') return { areaCode, areaName: '' }
  return namedRegion(db, areaCode)
}

/** The same of a region that must be chosen. */
export async function namedRegion(db: Db, areaCode: string): Promise<Region | undefined> {
  const { rows } = await sql<{ areaName: string }>`
    with recursive upwards as (
      select area_name, parent_code, level from area where area_code = ${areaCode}
      union all
      select area.area_name, area.parent_code, area.level from area join upwards on area.area_code = upwards.parent_code
    )
    select area_name from upwards order by level`.execute(db)
  if (rows.length === 0) return undefined
  // 北京市 is a province and its only city: it is said once. What only fills the place of a city is not said.
  const names = rows.map(row => row.areaName).filter(name => !/^(?:县|(?:省|自治区)直辖.*)$/.test(name))
  return { areaCode, areaName: names.filter((name, at) => name !== names[at - 1]).join('') }
}
