import { useSearchParams } from 'react-router'
import { useAsked } from '@nethos/calls/query.ts'
import { doctorCard, DoctorBrief } from '../../doctors/public.tsx'

/** Whose code was scanned, when the address says it and the doctor is known; nothing otherwise. */
export function ScannedDoctor() {
  const [query] = useSearchParams()
  const docId = query.get('docId')
  return docId ? <Doctor docId={docId} /> : null
}

function Doctor({ docId }: { docId: string }) {
  const { value } = useAsked(doctorCard(docId))
  return value ? <DoctorBrief doctor={value.sysDoc} /> : null
}
