import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { LinkTabs } from '../../../controls/tabs.tsx'

/** One's own, what a company pays for, what was done at the window. */
export const MineTabs = () => (
  <LinkTabs
    label="我的体检"
    tabs={[
      { to: checkupPages.mine.at, label: '个人订单' },
      { to: checkupPages.mineInTeam.at, label: '团体体检' },
      { to: checkupPages.offline.at, label: '线下体检' },
    ]}
  />
)
