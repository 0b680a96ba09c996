import { Link } from 'react-router'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { doctorFirstPages } from '@nethos/contract/doctors/doctors-first.pages.ts'
import type { MyPractice } from '@nethos/contract/doctors/practice.services.ts'
import { OfficePage } from '../../../../patterns/office-page.tsx'
import { Empty, Fault, Waiting } from '../../../../patterns/states.tsx'
import { NoticeForm } from '../../parts/notice-form.tsx'
import { MyOfferForm } from '../parts/my-offer-form.tsx'
import { PatientsView } from '../parts/patients-view.tsx'
import { PracticeForm } from '../parts/practice-form.tsx'
import { myPractice, saveMyNotice } from '../practice.calls.ts'
import './practice.css'

/** 接诊设置: what a doctor decides himself, and beside it what patients see of it. */
export default function PracticePage() {
  const { value, status, sentence, error, retry } = useServiceQuery(myPractice)
  return (
    <OfficePage
      title="接诊设置"
      tools={
        value?.isShown && (
          <a href={doctorFirstPages.doctors.to({ docId: value.docId })} target="_blank" rel="noreferrer">
            打开我的患者端主页
          </a>
        )
      }
    >
      {value ? (
        <Practice practice={value} />
      ) : error instanceof RefusedError ? (
        <Empty as="filed" sentence={error.message} />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

function Practice({ practice }: { practice: MyPractice }) {
  const hanging = useCommand(saveMyNotice)
  return (
    <div className="practice">
      <div className="practice__forms">
        <section className="office__section">
          <h2>服务和价格</h2>
          <p className="practice__quiet">保存后患者端立即生效；已下单的咨询仍按下单时的价格和次数进行。</p>
          {practice.offers.map(offer => (
            <MyOfferForm key={offer.consultType} offer={offer} />
          ))}
        </section>
        <PracticeForm practice={practice} />
        <NoticeForm notice={practice.notice} hang={hanging.run} isBusy={hanging.isBusy} />
        <section className="office__section">
          <h2>休假</h2>
          <p>
            几天不能接诊时，请在<Link to="/absence">休假与代班</Link>里填写起止日期和代班医生。
          </p>
        </section>
      </div>
      <PatientsView practice={practice} />
    </div>
  )
}
