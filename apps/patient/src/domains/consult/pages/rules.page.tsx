import { useSearchParams } from 'react-router'
import { askingIn, steps } from '../consult.links.ts'
import { ConsultNotice } from '../parts/consult-notice.tsx'

/** 咨询须知: the first of three steps. */
export default function RulesPage() {
  const [query] = useSearchParams()
  const asking = askingIn(query)
  return <ConsultNotice title="咨询须知" asking={asking} next={steps.choosePerson(asking)} />
}
