import { auditPages } from '@nethos/contract/audit/audit.pages.ts'
import { recordPages } from '@nethos/contract/record/record.pages.ts'
import { useSearchParams } from 'react-router'
import { histories, previewOf } from '@nethos/contract/record/record.rules.ts'
import type { HealthFile } from '@nethos/contract/record/record.schemas.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { useGrantNews } from '../../grants/public.tsx'
import { AllergyTags } from '../parts/allergy-tags.tsx'
import { RemovedTreatments } from '../parts/removed-treatments.tsx'
import { TreatmentRow } from '../parts/treatment-row.tsx'
import { healthFile, treatments } from '../record.calls.ts'

const genders = { M: '男', F: '女', '': '' } as const
const entries = [
  ['presentingComplaint', recordPages.ill],
  ['pastHistory', recordPages.past],
  ['familyHistory', recordPages.family],
  ['allergyHistory', recordPages.allergy],
] as const

/** `patId` goes along as the documents say. */
const whose = ({ accountId, personId }: HealthFile) => ({ patId: accountId, compatId: personId })

/** 健康档案: who it is, four histories, and what was found and done elsewhere. */
export default function HealthFilePage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const file = useServiceQuery(healthFile(personId))
  const rows = useRows(treatments(personId))
  useGrantNews(() => {
    file.retry()
    void rows.refresh()
  })
  return (
    <DetailPage
      detail={file}
      bar={file.value && <ButtonLink to={recordPages.editTreatment.to(whose(file.value))}>添加就诊记录</ButtonLink>}
    >
      {shown => (
        <>
          <Card>
            <Lines
              lines={[
                { label: '姓名', value: shown.personName },
                { label: '性别', value: genders[shown.gender] },
                { label: '年龄', value: shown.age === null ? '' : `${shown.age}岁` },
                { label: '身份证号', value: shown.idCard },
                { label: '手机号', value: shown.mobile },
              ]}
            />
            <AllergyTags classes={shown.allergyClasses} />
          </Card>
          <Histories file={shown} />
          <section>
            <h2 className="treatments__title">就诊记录</h2>
            <Rows rows={rows} empty="暂无就诊记录" icon="file">
              {row => <TreatmentRow key={row.treatmentId} treatment={row} />}
            </Rows>
          </section>
          <RemovedTreatments personId={personId} />
        </>
      )}
    </DetailPage>
  )
}

const Histories = ({ file }: { file: HealthFile }) => (
  <Card>
    <ActionList
      actions={[
        ...entries.map(([key, page]) => ({
          label: key === 'presentingComplaint' ? '疾病史' : histories[key],
          value: previewOf(file[key]),
          to: page.to(whose(file)),
        })),
        {
          label: '完整病史',
          note: '手术、外伤、婚育等，供医院了解',
          to: recordPages.illness.to({ compatId: file.personId }),
        },
        { label: '谁看过我的记录', to: auditPages.looks.to({ compatId: file.personId }) },
      ]}
    />
  </Card>
)
