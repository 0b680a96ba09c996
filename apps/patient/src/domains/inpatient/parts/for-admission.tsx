import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { inpatientPages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { AdmissionDetail, AdmissionOf } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Lines, Card } from '../../../patterns/card.tsx'
import { admissionOf, stayOf } from '../inpatient.calls.ts'
import './inpatient.css'

/** The admission that the address names, or else the person's last; asked again when the server says that it has changed. */
export function useAdmission() {
  const [query] = useSearchParams()
  const [personId = '', admissionId = ''] = ['compatId', 'id'].map(name => query.get(name) ?? '')
  const result = useServiceQuery(admissionId === '' ? admissionOf(personId) : stayOf(admissionId))
  useEvents(event => {
    if (event.type === 'admission' || event.type === 'pathway') result.retry()
  })
  return result
}

/** Who it is, and the admission; or why there is none, with the way on. */
export function ForAdmission({
  of,
  children,
}: {
  of: AdmissionOf
  children: (admission: AdmissionDetail) => ReactNode
}) {
  const { personName, recordNumber, hosName, admission } = of
  return (
    <>
      <Card title={personName}>
        <Lines
          lines={[
            { label: '医院', value: hosName },
            { label: '病案号', value: recordNumber },
            { label: '科室', value: admission?.deptName },
            { label: '状态', value: admission?.statusLabel ?? (of.isInHospital ? '在院' : '出院') },
          ]}
        />
      </Card>
      {admission ? (
        children(admission)
      ) : recordNumber === '' ? (
        <>
          <Notice tone="warn">该就诊人没有绑定医院帐号，无法使用该功能。请先绑定医院帐号。</Notice>
          <ButtonLink to={peoplePages.people.at}>去绑定</ButtonLink>
        </>
      ) : (
        <>
          <Notice>现在没有住院证。医生开住院证后会出现在这里，并给您发消息。</Notice>
          <ButtonLink to={inpatientPages.choosePerson.at} look="quiet">
            选择其他就诊人
          </ButtonLink>
        </>
      )}
    </>
  )
}
