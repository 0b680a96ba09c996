import { graceMinutes } from '@nethos/contract/booking/hospital-rules.ts'
import { instantInWords, startOfDay } from '@nethos/contract/common/days.ts'
import { Notice } from '../../../controls/notice.tsx'

export const finalTitle = '此号预约后不能退'
export const finalSentence = `已过医院规定的退号时间。预约成功${graceMinutes}分钟内点错了还可以退，之后费用不退；来不了时请点“我来不了”，让给其他患者。`

/** Until when this very number can be given back; in red that it cannot. */
export const DeadlineNotice = ({ cancelUntil, now }: { cancelUntil: number; now: number }) =>
  cancelUntil > now ? (
    <Notice>此号{instantInWords(cancelUntil)}前可以退号、改约，费用全额退回。</Notice>
  ) : (
    <Notice tone="danger">
      <strong>{finalTitle}。</strong>
      {finalSentence}
    </Notice>
  )

const minute = 60_000

/** Of a number of today that begins within the half hour in which one is asked to be there. */
export function SoonNotice({ number, now }: { number: { onDay: string; time: string; hosName: string }; now: number }) {
  const { onDay, time } = number
  const at = startOfDay(onDay) + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * minute
  const left = Math.floor((at - now) / minute)
  if (!(left < 30)) return null
  return (
    <Notice tone="warn">
      此号{Math.max(left, 0)}分钟后就诊，请确认能赶到{number.hosName}。
    </Notice>
  )
}
