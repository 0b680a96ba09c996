import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayOf } from '@nethos/contract/common/days.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { AdmissionDetail } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { stayOf } from '../../inpatient/public.ts'

/** A stay in hospital: when, where, with which diagnosis, what was done, and the drugs that were taken home. */
export function TumourStay({ admissionId }: { admissionId: string }) {
  return (
    <DetailPage detail={useServiceQuery(stayOf(admissionId))}>
      {({ admission: one, personId }) =>
        one ? <Stay one={one} personId={personId} /> : <Empty sentence="记录不存在" icon="file" />
      }
    </DetailPage>
  )
}

const daysOf = ({ admittedAt, notedOn, summary }: AdmissionDetail): string =>
  [admittedAt === null ? notedOn : dayOf(admittedAt), summary ? dayOf(summary.dischargedAt) : '']
    .filter(Boolean)
    .join(' 至 ')

function Stay({ one, personId }: { one: AdmissionDetail; personId: string }) {
  const { summary } = one
  return (
    <>
      <StatusLine word={one.statusLabel}>{one.statusText}</StatusLine>
      <Card title={summary?.diagnosis || one.diagnosis || '住院'}>
        <Lines
          lines={[
            { label: '住院日期', value: daysOf(one) },
            { label: '医院', value: one.hosName },
            { label: '科室', value: one.deptName },
            { label: '医生', value: one.doctorName },
            { label: '入院诊断', value: one.diagnosis },
            { label: '出院诊断', value: summary?.diagnosis },
            { label: '治疗经过', value: summary?.course },
            { label: '出院医嘱', value: summary?.advice },
          ]}
        />
      </Card>
      {summary && summary.drugs.length > 0 && (
        <Card title="带回家的药">
          <Lines
            lines={summary.drugs.map(({ name, usage, days }) => ({ label: name, value: `${usage}，共${days}天` }))}
          />
        </Card>
      )}
      {!summary && <p className="programme-quiet">治疗经过和用药在出院后由医院写在出院小结里，到时显示在这里。</p>}
      <ButtonLink to={inpatientPages.ward.to({ compatId: personId })} look="soft">
        住院服务
      </ButtonLink>
    </>
  )
}
