import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import type { BookingBan } from '@nethos/contract/booking/orders.schemas.ts'
import { appealText } from '@nethos/contract/booking/orders.rules.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery, useRows } from '@nethos/calls/query.ts'
import { AreaField } from '../../../controls/area-field.tsx'
import { Button } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { useDraft } from '../../../patterns/draft.ts'
import { Page } from '../../../patterns/page.tsx'
import { Rows } from '../../../patterns/rows.tsx'
import { EmergencyIn } from '../../triage/public.ts'
import { appeal, bans, strikes } from '../orders.calls.ts'
import { useRefusal } from '../parts/refusal.tsx'

/** 暂停预约: who, why, until when; and an appeal with its answer. */
export default function BansPage() {
  const rows = useRows(bans())
  return (
    <Page>
      <Rows rows={rows} empty="没有被暂停预约的就诊人" icon="people">
        {ban => <Ban key={ban.banId} ban={ban} />}
      </Rows>
      <Strikes />
    </Page>
  )
}

/** What counts so far, before it leads to anything. */
function Strikes() {
  const { value } = useServiceQuery(strikes())
  if (!value || value.length === 0) return null
  return (
    <Card title="计入次数的记录">
      <Lines
        lines={value.map(one => ({
          label: one.personName,
          value: `${one.kindLabel}：${one.visit}，${dayAndTime(one.at)}`,
        }))}
      />
      <Notice tone="quiet">
        多少次会暂停预约，见<Link to={bookingPages.rule.at}>预约规则</Link>。医院停诊、换医生不计次数。
      </Notice>
    </Card>
  )
}

const words = { open: '正在处理', granted: '已通过', refused: '未通过' } as const

const Ban = ({ ban }: { ban: BookingBan }) => (
  <Card title={ban.personName}>
    <Lines
      lines={[
        { label: '原因', value: ban.reason },
        { label: '开始', value: dayAndTime(ban.fromAt) },
        { label: '恢复', value: dayAndTime(ban.untilAt) },
        { label: '我的申诉', value: ban.appeal?.content },
        { label: '处理', value: ban.appeal ? words[ban.appeal.state] : '' },
        { label: '医院说明', value: ban.appeal?.answer },
      ]}
    />
    {ban.appeal?.state === 'open' ? (
      <Notice>申诉已提交，医院处理后会通知您。</Notice>
    ) : (
      <AppealForm banId={ban.banId} />
    )}
  </Card>
)

function AppealForm({ banId }: { banId: string }) {
  const draft = useDraft(`booking.appeal.${banId}`, '')
  const [isTried, setTried] = useState(false)
  const { refusal, show, clear } = useRefusal()
  const send = useCommand(appeal, show)
  const wrong = sentenceOf(appealText, draft.value)
  const submit = async () => {
    setTried(true)
    clear()
    if (wrong || !(await send.run({ banId, content: draft.value }))) return
    draft.clear()
    toast('申诉已提交')
  }
  return (
    <>
      <EmergencyIn texts={[draft.value]} />
      <AreaField
        label="申诉理由"
        rows={3}
        limit={500}
        value={draft.value}
        onChange={event => draft.set(event.target.value)}
        error={(isTried ? wrong : undefined) ?? refusal?.message}
      />
      <Button onClick={submit} look="soft">
        提交申诉
      </Button>
    </>
  )
}
