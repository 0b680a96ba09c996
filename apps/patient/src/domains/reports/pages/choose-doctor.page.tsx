import type { Doctor } from '@nethos/contract/doctors/doctors.schemas.ts'
import type { Report } from '@nethos/contract/reports/report.schemas.ts'
import { reportPages as pages } from '@nethos/contract/reports/reports.pages.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { doctors, DoctorBrief } from '../../doctors/public.tsx'
import { Facts } from '../parts/facts.tsx'
import { markedSentence } from '../parts/items.tsx'
import { accessSentence } from '../parts/report-words.ts'
import { report } from '../reports.calls.ts'

/** 报告咨询, 报告解读服务: who can be asked about it, and for how much; the report goes along. */
export default function ChooseDoctorPage() {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? <ChooseDoctor reportId={id} /> : <Navigate to={pages.home.at} replace />
}

function ChooseDoctor({ reportId }: { reportId: string }) {
  const isOffer = useLocation().pathname === pages.interpretation.at
  const result = useServiceQuery(report(reportId))
  const rows = useRows(doctors({ Pic: true, docType: 'DOC', sort: 'recommendSort.asc' }))
  return (
    <DetailPage detail={result}>
      {one => (
        <>
          <Facts report={one} />
          {one.content && one.content.items.length > 0 && (
            <p className="reports__line">{markedSentence(one.content.items)}</p>
          )}
          <p className="reports__line">
            {isOffer
              ? '图文解读：医生会看到这份报告的全部内容，并在图文咨询里为您解读。24小时内未回复，费用全额退回。'
              : '请选择医生。这份报告会随咨询一起发给医生。'}
          </p>
          {one.access === 'open' ? (
            <Rows rows={rows} empty="暂无可咨询的医生" icon="doctor">
              {doctor => <Offer key={doctor.docId} doctor={doctor} report={one} isOffer={isOffer} />}
            </Rows>
          ) : (
            <p>{accessSentence(one)}</p>
          )}
        </>
      )}
    </DetailPage>
  )
}

function Offer({ doctor, report: one, isOffer }: { doctor: Doctor; report: Report; isOffer: boolean }) {
  const price = Number(doctor.picturePriceText) === 0 ? '免费' : `¥${doctor.picturePriceText}`
  const page = one.kind === 'endoscopy' ? pages.endoscopyConsult : pages.consult
  return (
    <Row>
      <DoctorBrief doctor={doctor} />
      <div className="reports__offer">
        <p>
          {isOffer ? '图文解读' : '图文咨询'} <strong className="reports__price">{price}</strong>
        </p>
        <ButtonLink look="soft" to={page.to({ id: doctor.docId, reportId: one.reportId, compatId: one.personId })}>
          {isOffer ? '请他解读' : '咨询'}
        </ButtonLink>
      </div>
    </Row>
  )
}
