import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayInWords, timeOf } from '@nethos/contract/common/days.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { AdmissionDetail, WardDay } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink, CallButton } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { ward } from '../inpatient.calls.ts'
import { ForAdmission, useAdmission } from '../parts/for-admission.tsx'
import { Visits } from '../parts/visits.tsx'

/** 我的住院: what lies ahead today, who looks after him, meals, visits, the rules of the ward. */
export default function WardPage() {
  const query = useAdmission()
  return (
    <DetailPage detail={query}>
      {of => (
        <ForAdmission of={of}>
          {one => (one.status === 'in_hospital' ? <OnWard one={one} /> : <NotOnWard one={one} />)}
        </ForAdmission>
      )}
    </DetailPage>
  )
}

/** Before and after the stay: what now, and where. */
const NotOnWard = ({ one: { statusText, personId } }: { one: AdmissionDetail }) => (
  <>
    <Notice>{statusText}</Notice>
    <ButtonLink to={inpatientPages.admission.to({ compatId: personId })}>查看入院办理</ButtonLink>
  </>
)

const OnWard = ({ one }: { one: AdmissionDetail }) => (
  <Value of={useServiceQuery(ward(one.admissionId))}>
    {day => (
      <>
        <Plan day={day} />
        <Card title="费用">
          <ActionList
            actions={[
              {
                label: '日清单',
                note: '每天用了什么、多少钱',
                to: feePages.dayList.to({ compatId: one.personId, date: day.onDay }),
              },
              { label: '住院预缴', to: feePages.deposit.to({ compatId: one.personId }) },
            ]}
          />
        </Card>
        <Card title="谁在照顾我">
          <Lines
            lines={day.team.map(({ role, name, title }) => ({
              label: role,
              value: title === '' ? name : `${name}（${title}）`,
            }))}
          />
          {day.wardPhone && <CallButton phone={day.wardPhone}>打病区电话 {day.wardPhone}</CallButton>}
        </Card>
        <Card title={day.diet === '' ? '饮食' : `饮食：${day.diet}`}>
          <Lines
            lines={day.meals.map(({ meal, time, dishes, orderUntil }) => ({
              label: `${meal} ${time}`,
              value: orderUntil === '' ? dishes : `${dishes}（${orderUntil}前可向配餐员订餐）`,
            }))}
          />
        </Card>
        <Card title="探视">
          <Sentences all={day.visiting} />
          <Visits admissionId={one.admissionId} />
        </Card>
        <Card title="病区须知">
          <Sentences all={day.rules} />
        </Card>
      </>
    )}
  </Value>
)

const Plan = ({ day }: { day: WardDay }) => (
  <Card title={`今日安排 ${dayInWords(day.onDay).slice(5)}`}>
    {day.plan.length === 0 && <p className="inpatient-quiet">今天没有更多安排，有问题请按呼叫铃。</p>}
    <Lines
      lines={day.plan.map(one => ({
        label: timeOf(one.at),
        value: (
          <>
            {one.what} {one.isDone && <Tag tone="good">已完成</Tag>}
            <br />
            <span className="inpatient-quiet">
              {one.place}
              {one.note && `。${one.note}`}
            </span>
          </>
        ),
      }))}
    />
  </Card>
)

const Sentences = ({ all }: { all: readonly string[] }) => (
  <ul className="inpatient-list">
    {all.map(one => (
      <li key={one}>{one}</li>
    ))}
  </ul>
)
