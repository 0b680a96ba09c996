import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { Link } from 'react-router'
import { useEvents } from '@nethos/calls/events.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import type { Organ } from '@nethos/contract/renewal/drug.kinds.ts'
import { allergyClasses } from '@nethos/contract/record/allergy.kinds.ts'
import {
  cancelledTitle,
  organLabels,
  seeDoctorNote,
  windowRefundNote,
} from '@nethos/contract/renewal/renewal.limits.ts'
import { fertilityInWords } from '@nethos/contract/renewal/fertility-words.ts'
import type { RenewalDetail } from '@nethos/contract/renewal/renewal.schemas.ts'
import { isOver, wantsLabels } from '@nethos/contract/renewal/renewal.status.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines, StatusLine } from '../../../patterns/card.tsx'
import { Value } from '../../../patterns/value.tsx'
import { Files } from '../../../chat/files.tsx'
import { receiveRenewal, renewal, withdrawRenewal } from '../renewal.calls.ts'
import { DrugLines } from './drug-lines.tsx'
import { Warnings } from './warnings.tsx'
import './renewal.css'

const pollMs = 15_000

/** The renewal of a consult, asked for again as it moves. */
function useRenewal(consultId: string) {
  const detail = useServiceQuery(renewal(consultId), { everyMs: pollMs })
  useEvents(event => {
    if ((event.type === 'renewal' || event.type === 'consult') && event.id === consultId) detail.retry()
  })
  return detail
}

/** How it stands and what can be done: always in view. */
export function RenewalSide({ consultId }: { consultId: string }) {
  const { value: one } = useRenewal(consultId)
  if (!one) return null
  return (
    <div className="renewal-side">
      <StatusLine
        word={isOver(one.status) ? cancelledTitle : one.statusLabel}
        tone={isOver(one.status) ? 'danger' : 'brand'}
      >
        <StatusSentence one={one} />
      </StatusLine>
      <Actions one={one} />
    </div>
  )
}

/** What the page of a consult shows of a renewal (core 4, renewal block). */
export function RenewalBlock({ consultId }: { consultId: string }) {
  return <Value of={useRenewal(consultId)}>{one => <Block one={one} />}</Value>
}

function Block({ one }: { one: RenewalDetail }) {
  const lines = one.prescribed.length > 0 ? one.prescribed : one.asked
  return (
    <>
      <Card
        title={one.prescribed.length > 0 ? '处方药品' : '申请的药品'}
        more={<Link to={renewalPages.prescriptionSite.at}>我的处方</Link>}
      >
        <DrugLines lines={lines} />
        {one.totalCents > 0 && (
          <Lines
            lines={[
              { label: '药品费', value: price(one.drugCents) },
              { label: '配送费', value: one.deliveryCents > 0 ? price(one.deliveryCents) : '' },
              { label: '合计', value: price(one.totalCents) },
            ]}
          />
        )}
      </Card>
      {one.opinion && (
        <Card title="处理意见">
          <p>{one.opinion}</p>
          <p className="renewal-quiet">{seeDoctorNote}</p>
        </Card>
      )}
      <Warnings warnings={one.warnings} />
      <Card title="申请信息">
        <Lines
          lines={[
            { label: '疾病名称', value: one.illnessName },
            { label: '患病时长', value: one.illnessTime },
            { label: '病情描述', value: one.complaint },
            { label: '补充资料', value: one.supplementContent },
            { label: '体重', value: `${one.weightKg}Kg` },
            { label: '肝功能', value: <OrganWord state={one.liver} /> },
            { label: '肾功能', value: <OrganWord state={one.kidney} /> },
            { label: '生育情况', value: fertilityInWords(one.fertility, one.pregnantFrom, one.createdAt) },
            { label: '过敏史', value: <Allergy one={one} /> },
            { label: '取药方式', value: wantsLabels[one.wants] },
            { label: '收货人', value: one.delivery && `${one.delivery.receiver} ${one.delivery.mobile}` },
            { label: '收货地址', value: one.delivery?.address },
            { label: '快递', value: one.delivery?.trackingNo && `${one.delivery.carrier} ${one.delivery.trackingNo}` },
            { label: '备注', value: one.note },
          ]}
        />
        <Files files={one.proof} />
      </Card>
    </>
  )
}

function StatusSentence({ one }: { one: RenewalDetail }) {
  if (isOver(one.status))
    return (
      <>
        <p>{one.endReason}</p>
        {one.refundAtWindow && <p>{windowRefundNote}</p>}
      </>
    )
  switch (one.status) {
    case 'applied':
      return '医生会在48小时内审核您的申请。'
    case 'unpaid':
      return one.payUntil === null ? '请尽快缴费。' : `请在${dayAndTime(one.payUntil)}前缴费，逾期处方失效。`
    case 'paid':
      return '药房正在配药，请留意消息。'
    case 'sent':
      return '收到药品后请核对，再确认收货。'
    case 'ready':
      return '请带好证件，在7天内到医院药房取药。'
    case 'finished':
      return '请按处方用药。'
    case 'seconding':
      return '处方正由另一位医生复核，之后交药师审核。'
    case 'reviewing':
    case 'returned':
    case 'refused':
    case 'cancelled':
    case 'expired':
    case 'refund_due':
    case 'refunded':
      return '药师审核通过后即可缴费。'
  }
}

const OrganWord = ({ state }: { state: Organ }) => (
  <span className={state === 'abnormal' ? 'renewal-red' : undefined}>{organLabels[state]}</span>
)

function Allergy({ one }: { one: RenewalDetail }) {
  const words = [...one.allergies.map(key => allergyClasses[key]), one.allergyNote].filter(Boolean)
  return words.length > 0 ? <span className="renewal-red">{words.join('、')}</span> : '无'
}

function Actions({ one }: { one: RenewalDetail }) {
  const withdraw = useCommand(withdrawRenewal)
  const receive = useCommand(receiveRenewal)
  const { consultId } = one
  const askWithdraw = async () => {
    if (
      (await confirm({
        title: '确定要取消申请吗？',
        text: '取消后医生不再为您开具处方。',
        yes: '取消申请',
        no: '再想想',
        danger: true,
      })) &&
      (await withdraw.run({ consultId }))
    )
      toast('取消成功')
  }
  const askReceive = async () => {
    if (
      (await confirm({
        title: '确认已收到药品吗？',
        text: '请先核对药品的名称、规格和数量。',
        yes: '确认收货',
        no: '还没有',
      })) &&
      (await receive.run({ consultId }))
    )
      toast('已确认收货')
  }
  if (!one.events.some(event => event !== 'pay') && one.prescriptionId === '') return null
  return (
    <div className="renewal-buttons">
      {one.events.includes('withdraw') && (
        <Button look="quiet" onClick={askWithdraw}>
          取消申请
        </Button>
      )}
      {one.events.includes('receive') && <Button onClick={askReceive}>确认收货</Button>}
      {one.prescriptionId !== '' && (
        <ButtonLink to={renewalPages.prescriptions.to({ id: one.prescriptionId })} look="soft">
          查看处方
        </ButtonLink>
      )}
    </div>
  )
}
