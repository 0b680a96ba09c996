import { useServiceQuery } from '@nethos/calls/query.ts'
import { price } from '@nethos/contract/common/money.ts'
import { dayInWords } from '@nethos/contract/common/days.ts'
import type { Stay } from '@nethos/contract/fees/fees.schemas.ts'
import { Chips } from '../../../controls/chips.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useInAddress } from '../../../patterns/use-in-address.ts'
import { Value } from '../../../patterns/value.tsx'
import { stay } from '../fees.calls.ts'
import { Items } from '../parts/items.tsx'
import { OfStay } from '../parts/of-stay.tsx'

/** 日清单: what was charged on one day. */
export default function DayListPage() {
  return <OfStay>{one => <Days of={one} />}</OfStay>
}

function Days({ of }: { of: Stay }) {
  const [chosen, choose] = useInAddress('date')
  const query = useServiceQuery(stay(of.stayId))
  const days = query.value?.days ?? []
  const onDay = days.find(one => one.onDay === chosen)?.onDay ?? days[0]?.onDay ?? ''
  const ofDay = useServiceQuery(stay(of.stayId, onDay), { unless: onDay === '', keepPrevious: true })
  return (
    <Value of={query}>
      {() => (
        <>
          <Chips
            label="选择日期"
            choices={days.map(one => ({ value: one.onDay, label: one.onDay.slice(5) }))}
            value={onDay || null}
            onChange={choose}
          />
          {onDay === '' ? (
            <p>暂无费用</p>
          ) : (
            <Value of={ofDay}>
              {day => (
                <Card title={dayInWords(day.onDay || onDay)} more={<strong>当日合计 {price(day.totalCents)}</strong>}>
                  <Items items={day.categories.flatMap(one => one.items)} />
                </Card>
              )}
            </Value>
          )}
        </>
      )}
    </Value>
  )
}
