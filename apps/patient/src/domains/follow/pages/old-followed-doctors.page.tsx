import { FollowedRows } from '../parts/followed-rows.tsx'
import { OldMyDoctors } from '../parts/my-doctors.tsx'

/** 关注医生 of the old screen. */
export default function OldFollowedDoctorsPage() {
  return (
    <OldMyDoctors>
      <FollowedRows />
    </OldMyDoctors>
  )
}
