import { useSearchParams } from 'react-router'
import DoctorPage from './doctor.page.tsx'
import DoctorsPage from './doctors.page.tsx'

/** /doc/index: with docId the doctor, without the list (docs/product/routes.md 3, no. 4). */
export default function DoctorOrList() {
  const [query] = useSearchParams()
  const docId = query.get('docId')
  return docId ? <DoctorPage docId={docId} /> : <DoctorsPage />
}
