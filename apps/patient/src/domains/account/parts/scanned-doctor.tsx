import { useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { doctorCard, DoctorBrief, scannedDoctor } from '../../doctors/public.tsx'

/** Whose code was scanned, when the address says it and the doctor is known; nothing otherwise. */
export function ScannedDoctor() {
  const [query] = useSearchParams()
  const docId = query.get('docId')
  const code = query.get('exclusiveCodeId')
  if (docId) return <Doctor docId={docId} />
  return code ? <DoctorOfCode code={code} /> : null
}

function Doctor({ docId }: { docId: string }) {
  const { value } = useServiceQuery(doctorCard(docId))
  return value ? <DoctorBrief doctor={value.sysDoc} /> : null
}

function DoctorOfCode({ code }: { code: string }) {
  const { value } = useServiceQuery(scannedDoctor(code))
  return value ? <DoctorBrief doctor={value.sysDoc} /> : null
}
