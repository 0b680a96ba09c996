import { OldMyDoctors } from '../parts/my-doctors.tsx'
import { TalkRows } from '../parts/talk-rows.tsx'

/** 最近聊天 of the old screen. */
export default function OldRecentTalksPage() {
  return (
    <OldMyDoctors>
      <TalkRows />
    </OldMyDoctors>
  )
}
