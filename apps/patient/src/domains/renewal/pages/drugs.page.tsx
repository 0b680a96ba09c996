import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { useNavigate } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { Person } from '@nethos/contract/people/people.schemas.ts'
import { renewalLimits } from '@nethos/contract/renewal/renewal.limits.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { DrugLineView, Stepper } from '../parts/drug-lines.tsx'
import { ForPerson } from '../parts/for-person.tsx'
import { Warnings } from '../parts/warnings.tsx'
import { warnings } from '../renewal.calls.ts'
import { useRenewalDraft } from '../use-renewal-draft.ts'

/** 选择药品: what is to be renewed, how many packs of each. */
export default function DrugsPage() {
  return <ForPerson title="选择药品">{person => <Drugs key={person.personId} person={person} />}</ForPerson>
}

function Drugs({ person: { personId } }: { person: Person }) {
  const draft = useRenewalDraft(personId)
  const { drugs, liver, kidney, fertility, pregnantFrom, allergies, docId } = draft.value
  const go = useNavigate()
  const checked = useServiceQuery(
    warnings({
      personId,
      drugs: drugs.map(({ drugId, packs }) => ({ drugId, packs })),
      liver: liver ?? 'unknown',
      kidney: kidney ?? 'unknown',
      fertility: fertility ?? 'none',
      pregnantFrom,
      allergies,
    }),
    { unless: drugs.length === 0, keepPrevious: true },
  )
  const proceed = () => {
    if (drugs.length === 0) return toast('请至少选择一种药品')
    void go(renewalPages[docId ? 'illness' : 'departments'].to({ compatId: personId }))
  }
  return (
    <Page
      bar={
        <>
          <ButtonLink to={renewalPages.search.to({ compatId: personId })} look="quiet">
            {drugs.length > 0 ? '继续添加' : '搜索药品'}
          </ButtonLink>
          <Button onClick={proceed}>下一步</Button>
        </>
      }
    >
      {drugs.length === 0 ? (
        <Empty sentence="还没有选择药品" icon="pill">
          <ButtonLink to={renewalPages.search.to({ compatId: personId })} look="soft">
            搜索药品
          </ButtonLink>
        </Empty>
      ) : (
        drugs.map(one => (
          <Card key={one.drugId}>
            <DrugLineView line={one}>
              <Stepper
                name={one.drugName}
                value={one.packs}
                most={renewalLimits.packs}
                onChange={packs => draft.setPacks(one.drugId, packs)}
              />
            </DrugLineView>
          </Card>
        ))
      )}
      {drugs.length > 0 && checked.value && <Warnings warnings={checked.value} />}
    </Page>
  )
}
