import { useLocation, useSearchParams } from 'react-router'
import type { ReactNode } from 'react'
import { useRows } from '@nethos/calls/query.ts'
import { hospitalAccountRefusals } from '@nethos/contract/hospital-account/hospital-account.refusals.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Chips } from '../../../controls/chips.tsx'
import type { ValueSource } from '../../../patterns/sources.ts'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { bindPage } from '../../hospital-account/public.tsx'
import './fees.css'
import { people } from '../../people/public.tsx'

/** Whose bills the address asks for: the default person where it names none. */
export function useWhose() {
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  const hosId = query.get('hosid') ?? ''
  return { ...(personId && { personId }), ...(hosId && { hosId }) }
}

/** 就诊人: who of the account's people it is about. */
export function PersonSwitch() {
  const [query, setQuery] = useSearchParams()
  const { rows } = useRows(people())
  const chosen = query.get('compatId') || rows.find(one => one.isDefault)?.personId || rows[0]?.personId || null
  if (rows.length < 2) return null
  return (
    <div className="fee-person">
      <Chips
        label="就诊人"
        choices={rows.map(one => ({ value: one.personId, label: one.personName }))}
        value={chosen}
        onChange={compatId => setQuery({ compatId }, { replace: true })}
      />
    </div>
  )
}

type Asked<T> = ValueSource<T> & { error?: Error | undefined }
const codeOf = (error: Error | undefined): string => (error as { code?: string } | undefined)?.code ?? ''

/** What the hospital answers of a person; of one who is not bound: the way to bind him. */
export function OfBound<T>({ query: result, children }: { query: Asked<T>; children: (value: T) => ReactNode }) {
  const whose = useWhose()
  const { pathname, search } = useLocation()
  const { rows } = useRows(people())
  if (codeOf(result.error) === hospitalAccountRefusals.not_bound.code) {
    const personId = whose.personId ?? rows.find(one => one.isDefault)?.personId ?? rows[0]?.personId ?? ''
    return (
      <Empty icon="file" sentence={result.sentence ?? hospitalAccountRefusals.not_bound.sentence}>
        <ButtonLink to={bindPage(personId, '', pathname + search)}>去绑定</ButtonLink>
      </Empty>
    )
  }
  return <Value of={result}>{children}</Value>
}
