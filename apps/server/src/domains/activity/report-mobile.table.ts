import { maskMobile } from '@nethos/contract/common/masking.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { Runtime } from '../../runtime.ts'
import { keyedHash } from '../../secrets/keyed-hash.ts'

const sealedFor = 'report.mobile'
const hashOf = (runtime: Runtime, mobile: string) => keyedHash(runtime.keys.lookup, `report.mobile ${mobile}`)

/** The doctor who opens his report with this mobile; only of those who work here. */
export async function doctorWithMobile(
  { db, runtime }: Pick<Ctx, 'db' | 'runtime'>,
  mobile: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('reportMobile')
    .innerJoin('doctor', 'doctor.docId', 'reportMobile.docId')
    .select('doctor.docId')
    .where('mobileHash', '=', hashOf(runtime, mobile))
    .where('doctor.isActive', '=', true)
    .executeTakeFirst()
  return row?.docId
}

interface MobileRow {
  docId: string
  docName: string
  deptName: string
  mobileMasked: string
  changedAt: number | null
}

export async function reportMobiles(
  { db, runtime }: Pick<Ctx, 'db' | 'runtime'>,
  { keyword, pageNum, pageSize }: { keyword: string; pageNum: number; pageSize: number },
): Promise<MobileRow[]> {
  const rows = await db
    .selectFrom('doctor')
    .innerJoin('department', 'department.gbDeptCode', 'doctor.gbDeptCode')
    .leftJoin('reportMobile', 'reportMobile.docId', 'doctor.docId')
    .select(['doctor.docId', 'docName', 'deptName', 'gbDeptName', 'mobileSealed', 'changedAt'])
    .where('doctor.isActive', '=', true)
    .$if(keyword !== '', query => query.where('docName', 'like', `%${keyword.replaceAll(/[%_\\]/g, '\\$&')}%`))
    .orderBy('docName')
    .orderBy('doctor.docId')
    .offset((pageNum - 1) * pageSize)
    .limit(pageSize + 1)
    .execute()
  return rows.map(({ mobileSealed, changedAt, deptName, gbDeptName, ...row }) => ({
    ...row,
    deptName: deptName || gbDeptName,
    mobileMasked: mobileSealed === null ? '' : maskMobile(runtime.sealer.openText(mobileSealed, sealedFor)),
    changedAt: changedAt?.getTime() ?? null,
  }))
}

/** False: another doctor has this mobile. Empty: the doctor has none any more. */
export async function saveMobileOf(
  { db, runtime, now }: Pick<Ctx, 'db' | 'runtime' | 'now'>,
  { docId, mobile, changedBy }: { docId: string; mobile: string; changedBy: string },
): Promise<boolean> {
  await db.deleteFrom('reportMobile').where('docId', '=', docId).execute()
  if (mobile === '') return true
  const added = await db
    .insertInto('reportMobile')
    .values({
      docId,
      mobileHash: hashOf(runtime, mobile),
      mobileSealed: runtime.sealer.sealText(mobile, sealedFor),
      changedBy,
      changedAt: new Date(now),
    })
    .onConflict(on => on.constraint('report_mobile_key').doNothing())
    .returning('docId')
    .executeTakeFirst()
  return added !== undefined
}
