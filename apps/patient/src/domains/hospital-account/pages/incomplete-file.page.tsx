import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { Navigate, useSearchParams } from 'react-router'
import { missingSentences } from '@nethos/contract/hospital-account/hospital-account.rules.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { StatusLine } from '../../../patterns/card.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { addressPage, reservedMobilePage, whoseIn } from '../hospital-account.links.ts'
import { PersonLines } from '../parts/person-lines.tsx'
import { useHospitalName } from '../parts/bind-file.tsx'
import { person } from '../hospital-account.calls.ts'

const gaps = { '1': [true, false], '2': [false, true], '3': [true, true] } as const

/** 完善院内信息: what the file at the hospital lacks, and where it is filled in. */
export default function IncompleteFilePage() {
  const [query] = useSearchParams()
  const whose = whoseIn(query)
  const code = query.get('code') ?? ''
  const comefrom = query.get('comefrom') ?? ''
  const result = useServiceQuery(person(whose.personId), { unless: whose.personId === '' })
  const hosName = useHospitalName(whose.hosId)
  const gap = Object.entries(gaps).find(([one]) => one === code)?.[1]
  if (!whose.personId || !whose.hosId || !gap) return <Navigate to={peoplePages.people.at} replace />
  const [lacksMobile, lacksAddress] = gap
  return (
    <DetailPage
      detail={result}
      bar={
        <>
          {lacksMobile && <ButtonLink to={reservedMobilePage(whose, '', comefrom)}>填写手机号</ButtonLink>}
          {lacksAddress && (
            <ButtonLink
              to={addressPage(whose, query.get('jIUZHENKH') ?? '', comefrom)}
              look={lacksMobile ? 'soft' : 'main'}
            >
              填写现住址
            </ButtonLink>
          )}
        </>
      }
    >
      {who => (
        <>
          <StatusLine word="院内信息不完整" tone="warn">
            {missingSentences[Number(code) as 1 | 2 | 3]}
          </StatusLine>
          <PersonLines person={who} hosName={hosName} />
          <ServicePhone />
        </>
      )}
    </DetailPage>
  )
}
