import { useSearchParams } from 'react-router'
import { askingIn, steps } from '../consult.links.ts'
import { ConsultNotice } from '../parts/consult-notice.tsx'

/** 申请须知: before a text-and-picture consult on one page. */
export default function ApplyNoticePage() {
  const [query] = useSearchParams()
  const asking = askingIn(query)
  return <ConsultNotice title="申请须知" asking={asking} next={steps.fillIn(asking)} />
}
