import { areaList } from '@vant/area-data'
import type pg from 'pg'

/** All provinces, cities and counties of the country, of today. */
export function regions() {
  const rows = (list: Record<string, string>, level: number, parentOf: (code: string) => string | null) =>
    Object.entries(list).map(([areaCode, areaName]) => ({ areaCode, areaName, parentCode: parentOf(areaCode), level }))
  return [
    ...rows(areaList.province_list, 1, () => null),
    ...rows(areaList.city_list, 2, code => `${code.slice(0, 2)}0000`),
    ...rows(areaList.county_list, 3, code => `${code.slice(0, 4)}00`),
  ]
}

/**
 * Makes the table of regions that of today: every hospital of the country has the same one. What has been dissolved is
 * offered no more; who has chosen it keeps its name.
 */
export async function putRegions(client: pg.Client): Promise<void> {
  const rows = JSON.stringify(regions())
  const today = `
    with today as (
      select * from jsonb_to_recordset($1) as one ("areaCode" text, "areaName" text, "parentCode" text, level int)
    )`
  await client.query('begin')
  await client.query(
    `${today}
    insert into area (area_code, area_name, parent_code, level) select * from today
    on conflict (area_code) do update
    set area_name = excluded.area_name, parent_code = excluded.parent_code, level = excluded.level
    where (area.area_name, area.parent_code, area.level) is distinct from (excluded.area_name, excluded.parent_code, excluded.level)`,
    [rows],
  )
  await client.query(`${today} delete from area where area_code not in (select "areaCode" from today)`, [rows])
  await client.query('commit')
}
