import { daySurgeryPages } from '@nethos/contract/daysurgery/daysurgery.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { Value } from '../../../patterns/value.tsx'
import { ForPerson } from '../../questionnaire/public.tsx'
import { daySurgeries } from '../daysurgery.calls.ts'
import { SurgeryRow } from '../parts/surgery-row.tsx'
import { useSurgeryNews } from '../parts/which.ts'

/** 日间手术: whose, and what is planned for him. */
export default function DaySurgeryPage() {
  return (
    <HubPage>
      <ForPerson>{personId => <OfPerson key={personId} personId={personId} />}</ForPerson>
    </HubPage>
  )
}

function OfPerson({ personId }: { personId: string }) {
  const query = useServiceQuery(daySurgeries(personId))
  useSurgeryNews(query.retry)
  return (
    <>
      <Value of={query} shape="rows">
        {all =>
          all.length === 0 ? (
            <Empty sentence="暂无日间手术，医院安排后会出现在这里" icon="dayward" />
          ) : (
            <div className="surgery-list">
              {all.map(one => (
                <SurgeryRow
                  key={one.surgeryId}
                  one={one}
                  to={daySurgeryPages.patientHome.to({ compatId: one.personId, id: one.surgeryId })}
                />
              ))}
            </div>
          )
        }
      </Value>
      <ButtonLink look="soft" to={daySurgeryPages.operation.to({ compatId: personId })}>
        全部手术
      </ButtonLink>
      <ButtonLink look="soft" to={daySurgeryPages.progressList.to({ compatId: personId })}>
        手术进展
      </ButtonLink>
      <ButtonLink look="quiet" to={daySurgeryPages.chemotherapy.at}>
        日间化疗
      </ButtonLink>
    </>
  )
}
