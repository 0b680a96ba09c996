import { useServiceQuery } from '@nethos/calls/query.ts'
import { Chips } from '../../../controls/chips.tsx'
import { illnessTimes } from '../consult.calls.ts'

interface IllnessTimesProps {
  chosen: string
  onChange: (time: string) => void
}

/** How long it has lasted, in one tap; in other words in the field below. */
export function IllnessTimes({ chosen, onChange }: IllnessTimesProps) {
  const { value: offered = [] } = useServiceQuery(illnessTimes())
  if (offered.length === 0) return null
  const choices = offered.map(({ dicValue }) => ({ value: dicValue, label: dicValue }))
  const isOffered = offered.some(({ dicValue }) => dicValue === chosen)
  return (
    <Chips label="病了多久，选一个或自己写" choices={choices} value={isOffered ? chosen : null} onChange={onChange} />
  )
}
