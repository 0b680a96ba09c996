import { Link, useParams } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { changeNotice, doctor } from '../doctors.calls.ts'
import { CardForm } from '../parts/card-form.tsx'
import { LicenceForm } from '../parts/licence-form.tsx'
import { NoticeForm } from '../parts/notice-form.tsx'
import { OfferForm } from '../parts/offer-form.tsx'
import { PrivateServices } from '../parts/private-services.tsx'
import './doctor.css'

/** One doctor: what patients read of him, his licence, what hangs on his door, and what he offers for how much. */
export default function DoctorPage() {
  const { docId = '' } = useParams()
  const { value, status, sentence, error, retry } = useServiceQuery(doctor(docId))
  const hanging = useCommand(changeNotice)
  return (
    <OfficePage title={value?.docName ?? '医生详情'} tools={<Link to="/doctors">返回医生列表</Link>}>
      {value ? (
        <>
          <p>
            {value.docDeptName} · {value.docHosName}
            。保存后患者端立即生效；已下单的 {value.openConsults} 个咨询仍按下单时的价格和次数进行。
          </p>
          <CardForm key={`card ${docId}`} doctor={value} />
          <LicenceForm key={`licence ${docId}`} doctor={value} />
          <NoticeForm
            key={`notice ${docId}`}
            notice={value.notice}
            hang={notice => hanging.run({ docId, ...notice })}
            isBusy={hanging.isBusy}
          />
          <section className="office__section">
            <h2>咨询服务</h2>
            {value.offers.map(offer => (
              <OfferForm key={`${docId} ${offer.consultType}`} docId={docId} offer={offer} />
            ))}
            {value.docType === 'DOC' && <PrivateServices docId={docId} />}
          </section>
        </>
      ) : error instanceof RefusedError ? (
        <Empty as="search" sentence="没有这位医生" />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}
