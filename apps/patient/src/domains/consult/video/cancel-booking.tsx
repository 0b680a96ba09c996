import { run } from '@nethos/calls/command.ts'
import { yuan } from '@nethos/contract/common/money.ts'
import type { VideoRoom } from '@nethos/contract/consult/video/video.schemas.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { cancelConsult } from '../consult.calls.ts'

/** 取消预约, as long as the two have not met: what goes back is said before. */
export function CancelBooking({ room: { consultId, cancelBackCents, feeCents } }: { room: VideoRoom }) {
  const ask = async () => {
    const isSure = await confirm({
      title: '确定要取消预约吗？',
      text:
        cancelBackCents < feeCents
          ? `医生已在诊室等候。现在取消，退回一半费用${yuan(cancelBackCents)}元。`
          : '取消后这个时间会让给其他患者，已支付的费用全部退回。',
      yes: '取消预约',
      no: '再想想',
      danger: true,
    })
    if (!isSure) return
    await run(cancelConsult, { consultId }).then(
      () => toast('已取消预约'),
      (error: Error) => toast(error.message),
    )
  }
  return (
    <Button look="quiet" onClick={ask}>
      取消预约
    </Button>
  )
}
