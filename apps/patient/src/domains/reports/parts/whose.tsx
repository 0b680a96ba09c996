import { useServiceQuery } from '@nethos/calls/query.ts'
import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { hospitalAccountPages } from '@nethos/contract/hospital-account/hospital-account.pages.ts'
import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { reportRefusals } from '@nethos/contract/reports/reports.refusals.ts'
import type { reportServices } from '@nethos/contract/reports/reports.services.ts'
import type { OutputOf } from '@nethos/contract/service.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { State } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { reportTypesOf } from '../reports.calls.ts'
import { Nobody } from './nobody.tsx'

export type TypesOf = OutputOf<typeof reportServices.reportTypes>

interface WhoseProps {
  personId: string | null
  children: (of: TypesOf) => React.ReactNode
}

/** Whose reports, and what there is; who has nobody, no ID number, or no bound file, hears what to do. */
export function Whose({ personId, children }: WhoseProps) {
  const query = useServiceQuery(reportTypesOf(personId))
  if (query.sentence === reportRefusals.report_no_id_card.sentence)
    return (
      <State icon="people" sentence={reportRefusals.report_no_id_card.sentence}>
        <ButtonLink to={personId ? peoplePages.people.at : accountPages.completeIdCard.to({})}>去完善</ButtonLink>
      </State>
    )
  if (!personId && query.isMissing) return <Nobody />
  return (
    <Value of={query} shape="card">
      {of => (
        <>
          <Card
            title={of.personName}
            more={
              <ButtonLink look="quiet" to={peoplePages.people.to({ redirect: 'report' })}>
                切换就诊人
              </ButtonLink>
            }
          >
            {of.hospitals.length > 0 ? (
              <p className="reports__line">{of.hospitals.map(one => one.hosName).join('、')}</p>
            ) : (
              <>
                <p>该就诊人没有绑定医院帐号，无法使用该功能。请先绑定医院帐号。</p>
                <ButtonLink to={hospitalAccountPages.choose.to({ action: 'auth', compatId: of.personId })}>
                  去绑定
                </ButtonLink>
              </>
            )}
          </Card>
          {children(of)}
        </>
      )}
    </Value>
  )
}
