import { dayInWords, instantInWords } from '@nethos/contract/common/days.ts'
import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import type { AdmissionDetail, DischargeSummary } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { pathwayPages } from '@nethos/contract/pathway/pathway.pages.ts'
import { ButtonLink, CallButton } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Readable } from '../../../patterns/readable.tsx'
import { EarlierStays } from '../parts/earlier-stays.tsx'
import { ForAdmission, useAdmission } from '../parts/for-admission.tsx'

/** 出院小结: what was, what to take, when to come again. */
export default function DischargePage() {
  const query = useAdmission()
  return (
    <DetailPage detail={query}>
      {of => (
        <ForAdmission of={of}>
          {one => (
            <>
              {one.summary ? (
                <Summary one={one} summary={one.summary} />
              ) : (
                <Notice>出院小结在出院后由医院发来。</Notice>
              )}
              <EarlierStays than={one} />
            </>
          )}
        </ForAdmission>
      )}
    </DetailPage>
  )
}

const Summary = ({ one, summary }: { one: AdmissionDetail; summary: DischargeSummary }) => (
  <>
    <Card title="出院小结">
      <Readable>
        <Lines
          lines={[
            { label: '出院时间', value: instantInWords(summary.dischargedAt) },
            { label: '出院诊断', value: summary.diagnosis },
            { label: '住院经过', value: summary.course },
            { label: '医嘱', value: summary.advice },
          ]}
        />
      </Readable>
    </Card>
    <Card title="带回家的药">
      {summary.drugs.length === 0 && <p className="inpatient-quiet">没有带药。</p>}
      <Readable>
        <Lines
          lines={summary.drugs.map(({ name, usage, days, times }) => ({
            label: name,
            value: `${usage}，共${days}天${times.length > 0 ? `，每天${times.join('、')}提醒` : ''}`,
          }))}
        />
      </Readable>
    </Card>
    <Card title="复诊">
      {summary.nextAppointment ? (
        <>
          <Lines
            lines={[
              { label: '日期', value: dayInWords(summary.nextAppointment.day) },
              { label: '科室', value: summary.nextAppointment.deptName },
              { label: '医生', value: summary.nextAppointment.doctorName },
              { label: '请带上', value: summary.nextAppointment.note },
            ]}
          />
          <ButtonLink to={bookingPages.home.at} look="soft">
            去挂号
          </ButtonLink>
        </>
      ) : (
        <p className="inpatient-quiet">医生没有约定复诊，不舒服随时就医。</p>
      )}
    </Card>
    {one.pathwayIds.slice(1).map(pathwayId => (
      <ButtonLink key={pathwayId} to={pathwayPages.pathway.to({ pathwayId })}>
        服药、复诊和随访提醒
      </ButtonLink>
    ))}
    <ButtonLink to={feePages.inpatientFees.to({ tabIndex: 1, compatId: one.personId })} look="soft">
      住院费用和结算
    </ButtonLink>
    {one.wardPhone && <CallButton phone={one.wardPhone}>打病区电话 {one.wardPhone}</CallButton>}
  </>
)
