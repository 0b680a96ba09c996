import { FollowedRows } from '../parts/followed-rows.tsx'
import { MyDoctors } from '../parts/my-doctors.tsx'

/** 关注的医生: where the second bottom tab leads. */
export default function FollowedDoctorsPage() {
  return (
    <MyDoctors>
      <FollowedRows />
    </MyDoctors>
  )
}
