import { MyDoctors } from '../parts/my-doctors.tsx'
import { TalkRows } from '../parts/talk-rows.tsx'

/** 最近消息. */
export default function RecentTalksPage() {
  return (
    <MyDoctors>
      <TalkRows />
    </MyDoctors>
  )
}
