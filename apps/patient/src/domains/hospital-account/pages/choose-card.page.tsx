import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { noCardSentence } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { PickerPage } from '../../../patterns/picker-page.tsx'
import { cards } from '../hospital-account.calls.ts'
import { proveThenAddressPage, whoseIn } from '../hospital-account.links.ts'
import { useHospitalName } from '../parts/bind-file.tsx'
import { wayOut } from '../way-out.ts'

/** 选择就诊卡: on which card the address is to be changed. */
export default function ChooseCardPage() {
  const [query] = useSearchParams()
  const go = useNavigate()
  const whose = whoseIn(query)
  const isWhole = whose.personId !== '' && whose.hosId !== ''
  const { value, status, sentence, error, retry } = useServiceQuery(cards(whose.personId, whose.hosId), {
    unless: !isWhole,
  })
  const hosName = useHospitalName(whose.hosId)
  if (!isWhole) return <Navigate to={peoplePages.people.at} replace />
  const way = error && wayOut(error, whose)
  return (
    <PickerPage
      items={{
        rows: value?.cards ?? [],
        status,
        sentence,
        hasMore: false,
        loadMore: () => undefined,
        refresh: retry,
        isRefreshing: false,
      }}
      onPick={card => void go(proveThenAddressPage(whose, card.cardNumber))}
      groupOf={() => hosName ?? ''}
      empty={noCardSentence}
      icon="file"
      bar={way && <ButtonLink to={way.to}>{way.label}</ButtonLink>}
    >
      {card => (
        <span key={card.cardNumber}>
          就诊卡号 {card.cardNumber}
          {card.insurance && `（${card.insurance}）`}
        </span>
      )}
    </PickerPage>
  )
}
