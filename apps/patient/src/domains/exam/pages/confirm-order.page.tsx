import { useNavigate, useSearchParams } from 'react-router'
import { yuan } from '@nethos/contract/common/money.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { examRefusals } from '@nethos/contract/exam/exam.refusals.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { people } from '../../people/public.tsx'
import { items, openOrder } from '../item-order.calls.ts'

/** 确认开单: for whom, what, how much, where; it is paid on the order's own page. */
export default function ConfirmOrderPage() {
  const [query] = useSearchParams()
  const [personId, itemId] = [query.get('compatId') ?? '', query.get('itemId') ?? '']
  const navigate = useNavigate()
  const result = useServiceQuery(items(personId))
  const all = useServiceQuery(people())
  const opening = useCommand(openOrder, error => {
    if (error.code !== examRefusals.survey_missing.code) return false
    void navigate(examPages.epidemicSurvey.to({ compatId: personId }))
    return false
  })
  const item = result.value?.find(one => one.itemId === itemId)
  const submit = async () => {
    const order = await opening.run({ personId, itemIds: [itemId] })
    if (order) void navigate(examPages.epidemicOrder.to({ id: order.itemOrderId }), { replace: true })
  }
  return (
    <Page
      bar={
        item && (
          <Button onClick={submit} throttle>
            提交并支付
          </Button>
        )
      }
    >
      <Value of={result}>
        {() =>
          item ? (
            <Card title={item.itemName}>
              <Lines
                lines={[
                  { label: '检测人', value: all.value?.find(one => one.personId === personId)?.personName ?? '' },
                  { label: '价格', value: `¥${yuan(item.priceCents)}` },
                  { label: '采样地点', value: item.place },
                ]}
              />
            </Card>
          ) : (
            <Empty sentence="请先选择检测项目" icon="scan">
              <ButtonLink to={examPages.epidemicItems.to({ compatId: personId })}>选择检测项目</ButtonLink>
            </Empty>
          )
        }
      </Value>
    </Page>
  )
}
