import { diagnosesInWords } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useSearchParams } from 'react-router'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { yearsInWords } from '@nethos/contract/common/age-words.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { seeDoctorNote } from '@nethos/contract/renewal/renewal.limits.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { renewalServices } from '@nethos/contract/renewal/renewal.services.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { people } from '../../people/public.tsx'
import { DrugLines } from '../parts/drug-lines.tsx'
import { PrescriptionCard } from '../parts/prescription-card.tsx'
import { prescription, prescriptions } from '../renewal.calls.ts'

/** 我的处方: by person, or one of them (?id). */
export default function PrescriptionsPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <One prescriptionId={id} /> : <All />
}

function All() {
  const [query, setQuery] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const rows = useRows(prescriptions(personId, query.get('accessToken') ?? ''))
  const family = useServiceQuery(people())
  return (
    <ListPage
      rows={rows}
      empty="暂无处方"
      icon="pill"
      way={
        <ButtonLink to={renewalPages.choosePerson.at} look="soft">
          去续方
        </ButtonLink>
      }
      head={
        <Tabs
          label="就诊人"
          tabs={[
            { value: '', label: '全部' },
            ...(family.value ?? []).map(one => ({ value: one.personId, label: one.personName })),
          ]}
          value={personId}
          onChange={next => setQuery(next ? { compatId: next } : {}, { replace: true })}
        />
      }
    >
      {one => <PrescriptionCard key={one.prescriptionId} prescription={one} />}
    </ListPage>
  )
}

type Detail = OutputOf<typeof renewalServices.prescriptionDetail>
const waitMs = 3_000

function One({ prescriptionId }: { prescriptionId: string }) {
  const result = useServiceQuery(prescription(prescriptionId))
  // The signed PDF takes a moment to be made.
  const again = useServiceQuery(prescription(prescriptionId), { everyMs: waitMs, unless: result.value?.pdf !== null })
  const detail = again.value ? again : result
  return (
    <DetailPage title="处方详情" detail={detail} bar={detail.value?.pdf && <Pdf detail={detail.value} />}>
      {one => (
        <>
          <StatusLine word={one.statusLabel}>处方有效期至{dayAndTime(one.validUntil)}</StatusLine>
          <Card title="处方">
            <Lines
              lines={[
                { label: '处方编号', value: one.prescriptionNo },
                {
                  label: '就诊人',
                  value: [one.personName, { M: '男', F: '女' }[one.gender], one.age !== null && yearsInWords(one.age)]
                    .filter(Boolean)
                    .join(' '),
                },
                { label: '医院', value: one.docHosName },
                { label: '科室', value: one.docDeptName },
                { label: '诊断', value: one.diagnosis },
                ...(one.diagnoses.length > 0 ? [{ label: '诊断编码', value: diagnosesInWords(one.diagnoses) }] : []),
              ]}
            />
          </Card>
          <Card title="药品">
            <DrugLines lines={one.drugs} />
          </Card>
          <Card title="处理意见">
            <p>{one.opinion}</p>
            <p className="renewal-quiet">{seeDoctorNote}</p>
          </Card>
          <Card title="签名">
            <Lines
              lines={[
                { label: '开方医生', value: `${one.docName} ${dayAndTime(one.prescribedAt)}` },
                { label: '审方药师', value: `${one.pharmacistName} ${dayAndTime(one.approvedAt)}` },
                ...one.signatures.map(({ name, stampedAt }) => ({
                  label: '数字签名',
                  value: stampedAt === null ? name : `${name}（时间戳 ${dayAndTime(stampedAt)}）`,
                })),
                { label: '内容摘要', value: <span className="renewal-hash">{one.contentHash}</span> },
              ]}
            />
          </Card>
          {one.pdf === null && <Notice>电子处方正在签名生成，请稍候。</Notice>}
          <ButtonLink to={renewalPages.choosePerson.at} look="soft">
            再次续方
          </ButtonLink>
        </>
      )}
    </DetailPage>
  )
}

const Pdf = ({ detail: { pdf } }: { detail: Detail }) =>
  pdf && (
    <a className="button button--main" href={pdf.url} download={pdf.attaFileName}>
      下载电子处方（PDF）
    </a>
  )
