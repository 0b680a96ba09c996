import { peoplePages } from '@nethos/contract/people/people.pages.ts'
import { useSearchParams } from 'react-router'
import { peopleRefusals } from '@nethos/contract/people/people.refusals.ts'
import { checkFailedSentence } from '@nethos/contract/people/people.rules.ts'
import { RefusedError } from '@nethos/calls/trouble.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Skeleton } from '../../../controls/skeleton.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Fault, ServicePhone, State } from '../../../patterns/states.tsx'
import { mayAdd, people } from '../people.calls.ts'
import { NewPersonForm } from '../parts/new-person-form.tsx'

const title = '添加就诊人'

/** 添加就诊人: asked first whether one more may be added, so that nobody fills in a form in vain. */
export default function AddPersonPage() {
  const [query] = useSearchParams()
  const judged = useServiceQuery(mayAdd())
  const family = useServiceQuery(people())
  if (judged.value && family.value) return <NewPersonForm callback={query.get('callback')} people={family.value} />
  const error = judged.error ?? family.error
  return (
    <Page title={title}>
      {error ? <NotNow error={error} retry={judged.error ? judged.retry : family.retry} /> : <Skeleton shape="form" />}
    </Page>
  )
}

function NotNow({ error, retry }: { error: Error; retry: () => void }) {
  const isTooMany = error instanceof RefusedError && error.code === peopleRefusals.too_many_added.code
  if (!isTooMany) return <Fault sentence={error.message || checkFailedSentence} retry={retry} />
  return (
    <State icon="people" sentence={error.message || peopleRefusals.too_many_added.sentence}>
      <ButtonLink to={peoplePages.people.at} look="soft" replace>
        查看已有的就诊人
      </ButtonLink>
      <ServicePhone />
    </State>
  )
}
