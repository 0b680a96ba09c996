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
import { useState } from 'react'
import { ActionList, type Action } from '../../../controls/action-list.tsx'
import { Button } from '../../../controls/button.tsx'
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
  { label: '就诊人管理', to: peoplePages.people.at },
  { label: '我的挂号', to: bookingPages.mine.at },
  { label: '我的咨询', to: consultPages.consults.to({ status: 'all' }) },
  { label: '我的报告', to: reportPages.reports.to() },
  { label: '我的续方', to: renewalPages.renewals.to() },
  { label: '我的缴费', to: paymentPages.payments.at },
  { label: '我的住院', to: inpatientPages.choosePerson.at },
  { label: '我的体检', to: checkupPages.mine.at },
  { label: '健康档案', to: recordPages.healthFile.at },
  { label: '诊疗计划', to: pathwayPages.plan.at },
  { label: '问卷', to: questionnairePages.home.at },
  { label: '优惠券', to: couponPages.mine.at },
] as const

const others = [
  { label: '消息通知', icon: 'bell', to: messagePages.notice.at },
  { label: '家人授权', icon: 'people', to: grantPages.grants.at },
  { label: '收货地址', icon: 'place', to: accountPages.addresses.at },
  { label: '意见反馈', icon: 'edit', to: feedbackPages.submit.at },
  { label: '设置', icon: 'settings', to: accountPages.settings.at },
] as const

/** In large letters these alone stand there until all are asked for. */
const mostUsed = 6
const oftenUsed = new Set(['消息通知', '设置'])

/** 我的: who is logged in, and the ways to everything that is his. Guests see the ways, too. */
export default function MyPage() {
  const { unread, isElder } = useAppInfo()
  const [isWhole, setWhole] = useState(false)
  const isShort = isElder && !isWhole
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
        <EntryGrid entries={entries.slice(0, isShort ? mostUsed : entries.length)} />
      </Card>
      <Card>
        <ActionList actions={isShort ? actions.filter(one => oftenUsed.has(one.label)) : actions} />
      </Card>
      {isShort && (
        <Button look="soft" onClick={() => setWhole(true)}>
          全部服务
        </Button>
      )}
      <div className="my__help">
        <ServicePhone />
        <LicenceLine />
      </div>
    </HubPage>
  )
}
