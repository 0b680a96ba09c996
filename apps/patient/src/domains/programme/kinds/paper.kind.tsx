import { Navigate, useNavigate } from 'react-router'
import { placeLink } from '@nethos/contract/programme/programme.links.ts'
import { FillIn } from '../../questionnaire/public.tsx'
import { useField, type PlaceProps } from '../use-place.ts'

/** 随访问卷: sent, the follow-up is done, and what it came to is shown. */
export default function ProgrammePaper({ place: { code } }: PlaceProps) {
  const id = useField('id')
  const go = useNavigate()
  if (id === '') return <Navigate to={placeLink(code, 'followUps')} replace />
  return (
    <FillIn
      assignmentId={id}
      onSent={sent => void go(placeLink(code, 'result', { id: sent }), { replace: true })}
      resultAt={placeLink(code, 'result', { id })}
    />
  )
}
