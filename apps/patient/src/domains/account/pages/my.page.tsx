import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { consultPages } from '@nethos/contract/consult/consult.pages.ts'
import { couponPages } from '@nethos/contract/coupons/coupons.pages.ts'
import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import { paymentPages } from '@nethos/contract/payment/payment.pages.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { questionnairePages } from '@nethos/contract/questionnaire/questionnaire.pages.ts'
import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { grantPages } from '@nethos/contract/grants/grants.pages.ts'
import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { ActionList, type Action } from '../../../controls/action-list.tsx'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { LicenceLine } from '../../../patterns/hospital-face.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { useScan } from '../../shell/public.ts'
import { MyHead } from '../parts/my-head.tsx'
import './my.page.css'

const entries = [
  { label: '就诊人管理', icon: 'people', to: peoplePages.people.at },
  { label: '我的挂号', icon: 'visits', to: bookingPages.mine.at },
  { label: '我的咨询', icon: 'talks', to: consultPages.consults.to({ status: 'all' }) },
  { label: '我的报告', icon: 'report', to: reportPages.reports.to() },
  { label: '我的续方', icon: 'renewal', to: renewalPages.renewals.to() },
  { label: '我的缴费', icon: 'wallet', to: paymentPages.payments.at },
  { label: '我的住院', icon: 'bed', to: inpatientPages.choosePerson.at },
  { label: '我的体检', icon: 'checkup', to: checkupPages.mine.at },
  { label: '健康档案', icon: 'file', to: recordPages.healthFile.at },
  { label: '诊疗计划', icon: 'plan', to: pathwayPages.plan.at },
  { label: '问卷', icon: 'edit', to: questionnairePages.home.at },
  { label: '优惠券', icon: 'ticket', to: couponPages.mine.at },
] as const

const others = [
  { label: '消息通知', icon: 'bell', to: messagePages.notice.at },
  { label: '家人授权', icon: 'people', to: grantPages.grants.at },
  { label: '收货地址', icon: 'place', to: accountPages.addresses.at },
  { label: '意见反馈', icon: 'edit', to: feedbackPages.submit.at },
  { label: '设置', icon: 'settings', to: accountPages.settings.at },
] as const

/** 我的: who is logged in, and the ways to everything that is his. Guests see the ways, too. */
export default function MyPage() {
  const { unread } = useAppInfo()
  const scan = useScan()
  const actions: Action[] = others.map(one => ({
    ...one,
    value: one.to === messagePages.notice.at && unread > 0 ? `${unread}条未读` : undefined,
  }))
  actions.unshift({ label: '扫一扫', icon: 'scan', onAct: () => void scan() })
  return (
    <HubPage>
      <MyHead />
      <Card>
        <EntryGrid entries={entries} />
      </Card>
      <Card>
        <ActionList actions={actions} />
      </Card>
      <div className="my__help">
        <ServicePhone />
        <LicenceLine />
      </div>
    </HubPage>
  )
}
