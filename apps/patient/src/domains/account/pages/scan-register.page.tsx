import { useSearchParams } from 'react-router'
import { afterScan } from '../account.links.ts'
import { RegisterForm } from '../parts/register-form.tsx'
import { ScannedDoctor } from '../parts/scanned-doctor.tsx'

/** 扫码注册: the doctor above the form, and his page after it. */
export default function ScanRegisterPage() {
  const [query] = useSearchParams()
  return <RegisterForm title="扫码注册" head={<ScannedDoctor />} after={afterScan(query)} />
}
