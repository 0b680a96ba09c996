import { sql } from 'kysely'
import type { Ctx } from '../../calls/handler.ts'
import type { Ward, WardBed } from '../../ports/hospital-stays.ts'

export const bedIdOf = (hosId: string, bedCode: string): string => `${hosId}.${bedCode}`
const wardIdOf = (hosId: string, wardCode: string): string => `${hosId}.${wardCode}`
export const bedCodeOf = ({ hosId }: { hosId: string }, bedId: string): string => bedId.slice(hosId.length + 1)

/** The wards as the hospital lists them. */
export async function saveWards({ db }: Ctx, hosId: string, wards: readonly Ward[]): Promise<void> {
  if (wards.length === 0) return
  await db
    .insertInto('ward')
    .values(
      wards.map(({ freedLately, ...one }) => ({
        ...one,
        hosId,
        wardId: wardIdOf(hosId, one.wardCode),
        freedLately,
      })),
    )
    .onConflict(on =>
      on.column('wardId').doUpdateSet(({ ref }) => ({
        wardName: ref('excluded.wardName'),
        deptCode: ref('excluded.deptCode'),
        phone: ref('excluded.phone'),
        place: ref('excluded.place'),
        freedLately: ref('excluded.freedLately'),
      })),
    )
    .execute()
}

/** Beds as they were said last, of wards that are known. One statement cannot write a row twice: of each the last. */
export async function saveBeds({ db }: Ctx, hosId: string, beds: readonly WardBed[]): Promise<void> {
  const newest = [...new Map(beds.map(one => [one.bedCode, one])).values()]
  if (newest.length === 0) return
  await sql`
    insert into ward_bed (bed_id, ward_id, bed_code, bed_no, kind, gender, state)
    select ${hosId} || '.' || code, ward.ward_id, code, no, kind, gender, state
    from unnest(${newest.map(one => one.bedCode)}::text[], ${newest.map(one => one.wardCode)}::text[],
      ${newest.map(one => one.bedNo)}::text[], ${newest.map(one => one.kind)}::text[],
      ${newest.map(one => one.gender)}::text[], ${newest.map(one => one.state)}::text[])
      as said (code, ward_code, no, kind, gender, state)
    join ward on ward.hos_id = ${hosId} and ward.ward_code = said.ward_code
    on conflict (bed_id) do update set bed_no = excluded.bed_no, kind = excluded.kind, gender = excluded.gender,
      state = excluded.state, ward_id = excluded.ward_id`.execute(db)
}
