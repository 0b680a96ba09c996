import { feeWord } from '@nethos/contract/booking/fee-word.ts'
import { useSearchParams } from 'react-router'
import type { OtherSession } from '@nethos/contract/booking/orders.schemas.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { whenWord } from '../when.ts'

/** Where else a number is free, for whoever was too late: a tap puts it in the place of what was chosen, to be confirmed. */
export function OthersFree({ others }: { others: readonly OtherSession[] }) {
  const [query] = useSearchParams()
  const instead = ({ sessionId, onDay, period, clinicDoctorId, docName, docTitle, feeCents }: OtherSession): string => {
    const next = new URLSearchParams(query)
    const chosen = {
      bookSchemeId: sessionId,
      schemeDate: onDay,
      schemeAmpm: period,
      bookDocId: clinicDoctorId,
      docName,
      docTitle,
      bookFee: String(feeCents),
    }
    for (const [name, value] of Object.entries(chosen)) next.set(name, value)
    for (const name of ['bookNumId', 'numTime', 'numNo']) next.delete(name)
    if (feeCents === null) next.delete('bookFee')
    return `?${next}`
  }
  return (
    <>
      <p>这些门诊还有号：</p>
      {others.map(one => (
        <ButtonLink key={one.sessionId} look="soft" to={instead(one)} replace>
          {[whenWord({ ...one, time: '' }), one.docName, feeWord(one.feeCents)].filter(Boolean).join(' ')}
        </ButtonLink>
      ))}
    </>
  )
}
