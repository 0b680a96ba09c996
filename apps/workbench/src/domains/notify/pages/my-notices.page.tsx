import { useServiceQuery } from '@nethos/calls/query.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { myNotices } from '../notify.calls.ts'
import { BellSwitch } from '../parts/bell-switch.tsx'
import { PushSwitch } from '../parts/push-switch.tsx'
import { NoticeForm } from '../parts/notice-form.tsx'

/** 通知设置: how one hears that a patient waits while one does not sit here. */
export default function MyNoticesPage() {
  const { value, status, sentence, retry } = useServiceQuery(myNotices)
  return (
    <OfficePage title="通知设置">
      <p>有患者提问、追问，或承诺的回复时间快到时，按这里的方式通知您。通知中不含患者的姓名和病情。</p>
      {value ? (
        <NoticeForm setting={value} />
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={6} />
      )}
      <PushSwitch />
      <BellSwitch />
    </OfficePage>
  )
}
