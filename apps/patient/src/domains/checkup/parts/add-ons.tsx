import { useServiceQuery } from '@nethos/calls/query.ts'
import type { AddOn } from '@nethos/contract/checkup/checkup.schemas.ts'
import { price } from '@nethos/contract/common/money.ts'
import { ManyChips } from '../../../controls/chips.tsx'
import { Card } from '../../../patterns/card.tsx'
import { proposals } from '../checkup.calls.ts'
import './checkup.css'

interface AddOnsProps {
  packageId: string
  personId: string
  gender: string
  addOns: readonly AddOn[]
  chosen: readonly string[]
  onChange: (codes: string[]) => void
}

/** What can be added; those worth a thought say why and by which guideline. Nothing is chosen beforehand. */
export function AddOns({ packageId, personId, gender, addOns, chosen, onChange }: AddOnsProps) {
  const query = useServiceQuery(proposals(packageId, personId))
  const theirs = addOns.filter(one => one.sex === 'any' || one.sex === gender)
  if (theirs.length === 0) return null
  const worth = (query.value ?? []).flatMap(one => {
    const addOn = theirs.find(({ code }) => code === one.code)
    return addOn ? [{ ...one, name: addOn.name }] : []
  })
  return (
    <Card title="加项（自愿）">
      <ManyChips
        label="需要的可以勾选，不选也可以"
        choices={theirs.map(one => ({ value: one.code, label: `${one.name} ${price(one.priceCents)}` }))}
        value={chosen}
        onChange={onChange}
      />
      {worth.length > 0 && (
        <>
          <p>按年龄、性别和您写过的家族史，下面几项可以考虑。要不要做，先问问医生：</p>
          <ul className="checkup-items">
            {worth.map(one => (
              <li key={one.code}>
                <strong>{one.name}</strong>：{one.reason}
                <span className="checkup-source">
                  来源：{one.source}
                  {!one.isReviewed && '（待本院医生审核）'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
