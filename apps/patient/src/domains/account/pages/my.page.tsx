import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { messagePaths } from '@nethos/contract/messages/messages.paths.ts'
import { grantPaths } from '@nethos/contract/grants/grants.paths.ts'
import { peoplePaths } from '@nethos/contract/people/people.paths.ts'
import { ActionList, type Action } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { useHouse } from '../../../patterns/house.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { useScan } from '../../shell/public.ts'
import { MyHead } from '../parts/my-head.tsx'
import './my.page.css'

const entries = [
  { label: '就诊人管理', icon: 'people', to: peoplePaths.people },
  { label: '我的挂号', icon: 'calendar', to: '/my/book' },
  { label: '我的咨询', icon: 'chat', to: '/my/consult/all' },
  { label: '我的续方', icon: 'pill', to: '/my/renewal' },
  { label: '我的体检', icon: 'pulse', to: '/my/medical' },
  { label: '优惠券', icon: 'ticket', to: '/coupons/my' },
  { label: '我的缴费', icon: 'wallet', to: '/my/pay' },
  { label: '健康档案', icon: 'clipboard', to: '/healthFile' },
] as const

const others = [
  { label: '消息通知', icon: 'bell', to: messagePaths.notice },
  { label: '家人授权', icon: 'people', to: grantPaths.grants },
  { label: '收货地址', icon: 'place', to: '/my/address/list' },
  { label: '意见反馈', icon: 'edit', to: '/feedback/submit' },
  { label: '设置', icon: 'settings', to: accountPaths.settings },
] as const

/** 我的: who is logged in, and the ways to everything that is his. Guests see the ways, too. */
export default function MyPage() {
  const { unread } = useHouse()
  const scan = useScan()
  const actions: Action[] = others.map(one => ({
    ...one,
    value: one.to === messagePaths.notice && unread > 0 ? `${unread}条未读` : undefined,
  }))
  actions.unshift({ label: '扫一扫', icon: 'scan', onAct: () => void scan() })
  return (
    <HubPage title="我的">
      <MyHead />
      <Card>
        <EntryGrid entries={entries} />
      </Card>
      <Card>
        <ActionList actions={actions} />
      </Card>
      <div className="my__help">
        <ServicePhone />
      </div>
    </HubPage>
  )
}
