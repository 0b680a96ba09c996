import { Fragment, type ReactNode } from 'react'
import { inpatientPages as pages } from '@nethos/contract/inpatient/inpatient.pages.ts'
import type { AdmissionDetail } from '@nethos/contract/inpatient/inpatient.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { ForAdmission, useAdmission } from './for-admission.tsx'

/** The form of an admission as long as it may be changed; afterwards how it stands. */
export function WhileChangeable({ children }: { children: (one: AdmissionDetail) => ReactNode }) {
  const query = useAdmission()
  const admission = query.value?.admission
  if (admission?.canChange) return <Fragment key={admission.admissionId}>{children(admission)}</Fragment>
  return (
    <DetailPage detail={query}>
      {of => (
        <ForAdmission of={of}>
          {one => (
            <>
              <Notice>{one.statusText}</Notice>
              <ButtonLink to={pages.card.to({ compatId: one.personId })}>查看住院卡</ButtonLink>
            </>
          )}
        </ForAdmission>
      )}
    </DetailPage>
  )
}
