import { checkupOrderStates, type CheckupOrderStatus } from '@nethos/contract/checkup/checkup.status.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { ArchivePart, ArchiveScope, Section } from '../../registry/archive.ts'
import { orderedAddOns } from './stored.ts'

async function checkupPart({ db, caller }: ArchiveScope): Promise<Section> {
  const rows = await db
    .selectFrom('checkupOrder')
    .innerJoin('checkupCentre', 'checkupCentre.centreId', 'checkupOrder.centreId')
    .select(['createdAt', 'personName', 'packageName', 'centreName', 'companyName', 'startsAt', 'status', 'totalCents'])
    .select(['addOns', 'reason'])
    .where('accountId', '=', caller.accountId)
    .orderBy('createdAt')
    .execute()
  return {
    name: 'health-checks',
    title: '体检',
    labels: {
      createdAt: '下单时间',
      personName: '体检人',
      packageName: '套餐',
      addOnNames: '加项',
      centreName: '机构',
      companyName: '单位',
      startsAt: '体检日期',
      stateWord: '状态',
      amount: '金额',
      reason: '说明',
    },
    rows: rows.map(({ status, addOns, totalCents, ...row }) => ({
      ...row,
      addOnNames: orderedAddOns(addOns)
        .map(one => one.name)
        .join('、'),
      amount: price(totalCents),
      stateWord: checkupOrderStates[status as CheckupOrderStatus].label,
    })),
  }
}

/** What the archive of an account has of this domain. */
export const archiveParts: readonly ArchivePart[] = [{ place: 75, sectionOf: checkupPart }]
