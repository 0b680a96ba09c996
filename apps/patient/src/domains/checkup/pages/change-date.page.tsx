import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { instantInWords } from '@nethos/contract/common/days.ts'
import { checkupPages } from '@nethos/contract/checkup/checkup.pages.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { changeDate, order, timesOfOrder } from '../checkup.calls.ts'
import { Calendar } from '../parts/calendar.tsx'

/** 约诊日期: another date for an order; the one that is kept stays kept until the centre has confirmed. */
export default function ChangeDatePage() {
  const { id = '' } = useParams()
  const detail = useServiceQuery(order(id))
  const query = useServiceQuery(timesOfOrder(id))
  const [timeId, setTimeId] = useState('')
  const navigate = useNavigate()
  const changing = useCommand(changeDate)
  const save = async () => {
    if (timeId === '') return toast('请选择体检时间')
    if (await changing.run({ orderId: id, timeId })) void navigate(checkupPages.order.to({ id }), { replace: true })
  }
  return (
    <Page
      bar={
        detail.value?.canChange && (
          <Button onClick={save} disabled={timeId === ''}>
            保存日期
          </Button>
        )
      }
    >
      <Value of={detail}>
        {one => (
          <>
            <Card>
              <Lines
                lines={[
                  { label: '套餐', value: one.packageName },
                  { label: '体检人', value: one.personName },
                  { label: '现在的日期', value: instantInWords(one.startsAt) },
                ]}
              />
              {!one.canChange && <p>现在不能改期，有疑问请联系体检中心 {one.centre.phone}</p>}
            </Card>
            {one.canChange && (
              <Value of={query}>{({ times }) => <Calendar times={times} timeId={timeId} onChoose={setTimeId} />}</Value>
            )}
          </>
        )}
      </Value>
    </Page>
  )
}
