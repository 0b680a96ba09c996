import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { useRows } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { vouchers } from '../checkup.calls.ts'
import { MineTabs } from '../parts/mine-tabs.tsx'
import { VoucherRow } from '../parts/voucher-row.tsx'

/** 团体体检 among my health checks. */
export default function MineInTeamPage() {
  return (
    <ListPage
      rows={useRows(vouchers())}
      empty="暂无团体体检"
      icon="checkup"
      way={<ButtonLink to={checkupPages.teamCheckups.at}>用兑换码领取</ButtonLink>}
      head={<MineTabs />}
    >
      {one => <VoucherRow key={one.voucherId} one={one} />}
    </ListPage>
  )
}
