import { useParams } from 'react-router'
import { dayAndTime, instantInWords } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import type { CheckupOrderDetail } from '@nethos/contract/checkup/checkup.schemas.ts'
import { reportPages } from '@nethos/contract/reports/reports.pages.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { cancel, order } from '../checkup.calls.ts'
import { CentreCard } from '../parts/centre-card.tsx'
import { GuideSheet } from '../parts/guide-sheet.tsx'
import { ItemGroups } from '../parts/item-groups.tsx'
import { paidWords } from '../parts/paid-words.ts'
import { Steps } from '../parts/steps.tsx'
import { orderTones } from '../parts/tones.ts'
import { useCheckupNews } from '../parts/use-checkup-news.ts'

/** 体检订单详情: how it stands, what to do now, the way through the day, the report and what it asks for. */
export default function OrderPage() {
  const { id = '' } = useParams()
  const detail = useServiceQuery(order(id))
  useCheckupNews(detail.retry)
  return (
    <DetailPage detail={detail} bar={detail.value && <Actions one={detail.value} />}>
      {one => (
        <>
          <StatusLine word={one.statusLabel} tone={orderTones[one.status]}>
            {one.statusText}
            {one.status === 'to_pay' && `（${dayAndTime(one.payBy)}前）`}
          </StatusLine>
          {one.reason && <Notice tone="warn">{one.reason}</Notice>}
          {one.wantedStartsAt !== null && (
            <Notice>正在改到{instantInWords(one.wantedStartsAt)}，确认之前原来的日期仍然保留。</Notice>
          )}
          <GuideSheet one={one} />
          <FollowUps one={one} />
          <Card title={one.packageName}>
            <Lines
              lines={[
                { label: '体检人', value: one.personName },
                { label: '日期', value: instantInWords(one.startsAt) },
                { label: '加项', value: one.addOns.map(addOn => addOn.name).join('、') },
                { label: '费用', value: paidWords(one) },
                { label: '价格说明', value: one.familyCompany && `${one.familyCompany}的家属价，单位看不到这个订单` },
                { label: '下单时间', value: dayAndTime(one.createdAt) },
              ]}
            />
          </Card>
          {one.preparation.length > 0 && <Steps title="体检前的准备" steps={one.preparation} />}
          <CentreCard centre={one.centre} />
          <ItemGroups groups={one.groups} />
        </>
      )}
    </DetailPage>
  )
}

function FollowUps({ one: { reportHint, followUps } }: { one: CheckupOrderDetail }) {
  return (
    <>
      {reportHint && <Notice>{reportHint}</Notice>}
      {followUps.length > 0 && (
        <Card title="报告建议的复查">
          <ul className="checkup-items">
            {followUps.map(one => (
              <li key={one.what}>
                <strong>{one.what}</strong> {one.onDay}
                <span className="checkup-source">
                  {one.why}。{one.state === 'ahead' ? '到时会发消息提醒您。' : '已提醒。'}
                  出现新的不舒服，不用等到那天，尽早就医。
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

function Actions({ one }: { one: CheckupOrderDetail }) {
  const { orderId: id, status, totalCents, reportId } = one
  const cancelling = useCommand(cancel)
  const leave = async () => {
    const text =
      status === 'to_pay' || totalCents === 0 ? '名额会释放，需要时可以重新预约。' : '已支付的款项按原路退回。'
    if (!(await confirm({ title: '确定取消这个体检订单吗？', text, yes: '取消订单', no: '再想想' }))) return
    if (await cancelling.run({ orderId: id })) toast('取消成功')
  }
  return (
    <>
      {status === 'to_pay' && <ButtonLink to={checkupPages.pay.to({ id })}>去支付</ButtonLink>}
      {reportId !== '' && <ButtonLink to={reportPages.checkupReport.to({ id: reportId })}>查看报告</ButtonLink>}
      {one.canChange && (
        <ButtonLink to={checkupPages.changeDate.to({ id })} look="soft">
          改期
        </ButtonLink>
      )}
      {one.canCancel && (
        <Button look="quiet" onClick={leave}>
          取消订单
        </Button>
      )}
    </>
  )
}
