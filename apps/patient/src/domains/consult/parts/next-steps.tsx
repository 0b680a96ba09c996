import { price } from '@nethos/contract/common/money.ts'
import { consultKinds } from '@nethos/contract/consult/consult.kinds.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import type { consultServices } from '@nethos/contract/consult/consult.services.ts'
import { isVideo } from '@nethos/contract/consult/consult.status.ts'
import { Steps, type Step } from '../../../patterns/steps.tsx'

type Consult = OutputOf<typeof consultServices.consultDetail>['consult']

/** What happens next, before the first answer and after a video: below a question stands more than an empty half screen. */
export function NextSteps({ consult }: { consult: Consult }) {
  const { consultStatus, consultType, firstReplyAt } = consult
  const isUnpaid = consultStatus === 'unpaid'
  const isAsked = consultStatus === 'going' && firstReplyAt === null
  // A video that is to come has its booked time, a renewal its own steps.
  if (isVideo(consult) && consultStatus === 'going' && firstReplyAt !== null)
    return <Steps label="接下来" steps={afterMeeting()} />
  if ((!isUnpaid && !isAsked) || isVideo(consult) || consultType === 'RENEWAL_OF_CONSULTATION') return null
  return <Steps label="接下来" steps={stepsOf(isUnpaid, consultKinds[consultType].answerer)} />
}

export const stepsOf = (isUnpaid: boolean, answerer: string): Step[] => [
  { label: '写好病情', state: 'done' },
  isUnpaid
    ? { label: '支付', note: '支付后问题才会送到', state: 'now' }
    : { label: `问题已送到${answerer}`, state: 'done' },
  {
    label: `等${answerer}回复`,
    note: '24小时内。超时未回复，费用自动退回，您不用做任何操作',
    state: isUnpaid ? 'later' : 'now',
  },
  { label: '可以接着追问', note: '回复后我们会通知您', state: 'later' },
]

/** After the two have met: what the doctor still owes, what goes back where less than a video came about. */
export const afterMeeting = (backCents = 0): Step[] => [
  { label: '和医生视频见面', state: 'done' },
  { label: '医生写下病历和建议', note: '写好后我们会通知您，在咨询里查看；需要用药时，处方也在那里', state: 'now' },
  ...(backCents > 0
    ? [{ label: `退回差价${price(backCents)}`, note: '原路退回，您不用做任何操作', state: 'later' as const }]
    : []),
  { label: '评价这次问诊', note: '医生写好后就可以评价', state: 'later' },
]
