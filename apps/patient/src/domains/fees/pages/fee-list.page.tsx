import { useServiceQuery } from '@nethos/calls/query.ts'
import { Value } from '../../../patterns/value.tsx'
import { stay } from '../fees.calls.ts'
import { Categories } from '../parts/categories.tsx'
import { OfStay } from '../parts/of-stay.tsx'
import { StayCard } from '../parts/stay-lines.tsx'

/** 费用清单: the latest stay by kinds of charges. */
export default function FeeListPage() {
  return <OfStay>{one => <Listed stayId={one.stayId} />}</OfStay>
}

const Listed = ({ stayId }: { stayId: string }) => (
  <Value of={useServiceQuery(stay(stayId))}>
    {found => (
      <>
        <StayCard stay={found.stay} />
        <Categories of={found} />
      </>
    )}
  </Value>
)
