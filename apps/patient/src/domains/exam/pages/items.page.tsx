import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { yuan } from '@nethos/contract/common/money.ts'
import { examPages } from '@nethos/contract/exam/exam.pages.ts'
import { examRefusals } from '@nethos/contract/exam/exam.refusals.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { OptionList } from '../../../controls/picker-sheet.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { bindPage } from '../../hospital-account/public.tsx'
import { items } from '../item-order.calls.ts'

/** 选择检测项目: what the hospital offers, with its price; one of them. */
export default function ItemsPage() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const result = useServiceQuery(items(personId))
  const [itemId, setItemId] = useState('')
  const navigate = useNavigate()
  const isUnbound = result.error && 'code' in result.error && result.error.code === examRefusals.not_bound.code
  const next = () => {
    if (itemId === '') return toast('请选择检测项目')
    void navigate(examPages.epidemicConfirm.to({ compatId: personId, itemId }))
  }
  if (isUnbound)
    return (
      <Page>
        <Empty icon="file" sentence={examRefusals.not_bound.sentence}>
          <ButtonLink to={bindPage(personId, '', examPages.epidemicItems.to({ compatId: personId }))}>
            去绑定
          </ButtonLink>
        </Empty>
      </Page>
    )
  return (
    <Page bar={<Button onClick={next}>下一步</Button>}>
      <Value of={result} shape="rows">
        {all =>
          all.length === 0 ? (
            <Empty sentence="医院暂未开放自助开单" icon="hospital" />
          ) : (
            [...new Set(all.map(one => one.groupName))].map(group => (
              <Card key={group} title={group}>
                <OptionList
                  options={all
                    .filter(one => one.groupName === group)
                    .map(one => ({ value: one.itemId, label: one.itemName, note: `¥${yuan(one.priceCents)}` }))}
                  rings
                  value={itemId}
                  onChoose={setItemId}
                />
              </Card>
            ))
          )
        }
      </Value>
    </Page>
  )
}
