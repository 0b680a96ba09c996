import type { Centre, PackageDetail, PackageRow } from '@nethos/contract/checkup/checkup.schemas.ts'
import { suitableWords } from '@nethos/contract/checkup/checkup.rules.ts'
import type { Ctx } from '../../calls/handler.ts'
import type { CheckupCentre, CheckupPackage } from '../../ports/hospital-checkups.ts'
import { packageContent } from './stored.ts'
import { idAt } from './time.table.ts'

type On = Pick<Ctx, 'db'>
const most = 200

/** What the hospital offers now; what it does not list any more is not offered any more. */
export async function saveOffers(
  { db }: On,
  hosId: string,
  { centres, packages }: { centres: readonly CheckupCentre[]; packages: readonly CheckupPackage[] },
): Promise<void> {
  const known = db.selectFrom('checkupCentre').select('centreId').where('hosId', '=', hosId)
  await db.updateTable('checkupPackage').set({ isOffered: false }).where('centreId', 'in', known).execute()
  await db.updateTable('checkupCentre').set({ isOffered: false }).where('hosId', '=', hosId).execute()
  for (const one of centres) {
    const centre = { ...one, isOffered: true }
    await db
      .insertInto('checkupCentre')
      .values({ ...centre, centreId: idAt(hosId, one.centreCode), hosId })
      .onConflict(on => on.column('centreId').doUpdateSet(centre))
      .execute()
  }
  for (const { centreCode, groups, addOns, notice, ...one } of packages) {
    const centreId = idAt(hosId, centreCode)
    const offered = { ...one, centreId, content: JSON.stringify({ groups, addOns, notice }), isOffered: true }
    await db
      .insertInto('checkupPackage')
      .values({ ...offered, packageId: idAt(hosId, one.packageCode) })
      .onConflict(on => on.column('packageId').doUpdateSet(offered))
      .execute()
  }
}

const centreColumns = [
  'centre.centreId',
  'centre.centreName',
  'hospital.hosName',
  'centre.address',
  'centre.phone',
  'centre.hours',
  'centre.directions',
] as const

const centresIn = ({ db }: On) =>
  db
    .selectFrom('checkupCentre as centre')
    .innerJoin('hospital', 'hospital.hosId', 'centre.hosId')
    .select(centreColumns)
    .orderBy('hospital.position')
    .orderBy('centre.centreId')
    .limit(most)

export const offeredCentres = (on: On): Promise<Centre[]> =>
  centresIn(on).where('centre.isOffered', '=', true).execute()

/** A centre, offered or not: orders of it stay readable. */
export const centreWith = (on: On, centreId: string): Promise<Centre | undefined> =>
  centresIn(on).where('centre.centreId', '=', centreId).executeTakeFirst()

interface FoundPackage extends Omit<PackageRow, 'itemCount' | 'suitable'> {
  hosId: string
  packageCode: string
  needsDesk: boolean
  content: Pick<CheckupPackage, 'groups' | 'addOns' | 'notice'>
}

const packagesIn = ({ db }: On) =>
  db
    .selectFrom('checkupPackage as package')
    .innerJoin('checkupCentre as centre', 'centre.centreId', 'package.centreId')
    .select([
      'package.packageId',
      'package.centreId',
      'package.packageCode',
      'package.packageName',
      'package.category',
      'package.summary',
      'package.priceCents',
      'package.sex',
      'package.minAge',
      'package.maxAge',
      'package.marriage',
      'package.content',
      'centre.hosId',
      'centre.needsDesk',
    ])
    .where('package.isOffered', '=', true)
    .where('centre.isOffered', '=', true)
    .orderBy('package.centreId')
    .orderBy('package.priceCents')
    .limit(most)

const packageOf = (row: Awaited<ReturnType<ReturnType<typeof packagesIn>['executeTakeFirstOrThrow']>>) =>
  ({
    ...row,
    sex: row.sex as FoundPackage['sex'],
    marriage: row.marriage as FoundPackage['marriage'],
    content: packageContent(row.content),
  }) satisfies FoundPackage

export async function offeredPackages(on: On, centreId?: string | null): Promise<FoundPackage[]> {
  const query = packagesIn(on)
  return (await (centreId ? query.where('package.centreId', '=', centreId) : query).execute()).map(packageOf)
}

export async function offeredPackage(on: On, packageId: string): Promise<FoundPackage | undefined> {
  const row = await packagesIn(on).where('package.packageId', '=', packageId).executeTakeFirst()
  return row && packageOf(row)
}

export const shownPackage = (found: FoundPackage): PackageRow => {
  const { packageId, centreId, packageName, category, summary, priceCents, sex, minAge, maxAge, marriage } = found
  return {
    packageId,
    centreId,
    packageName,
    category,
    summary,
    priceCents,
    sex,
    minAge,
    maxAge,
    marriage,
    itemCount: found.content.groups.reduce((sum, group) => sum + group.items.length, 0),
    suitable: suitableWords(found),
  }
}

export const shownPackageDetail = (found: FoundPackage, centre: Centre): PackageDetail => ({
  ...shownPackage(found),
  centre,
  groups: found.content.groups.map(group => ({ name: group.name, items: [...group.items] })),
  addOns: [...found.content.addOns],
  notice: found.content.notice,
})

/** Of an order: what it is called at the hospital, and whether the workbench looks at it first. */
export const packageCodeOf = ({ db }: On, packageId: string) =>
  db
    .selectFrom('checkupPackage as package')
    .innerJoin('checkupCentre as centre', 'centre.centreId', 'package.centreId')
    .select(['package.packageCode', 'centre.needsDesk'])
    .where('package.packageId', '=', packageId)
    .executeTakeFirstOrThrow()
