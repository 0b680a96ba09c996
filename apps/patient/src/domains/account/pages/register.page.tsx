import { AlreadyIn } from '../parts/already-in.tsx'
import { RegisterForm } from '../parts/register-form.tsx'
import { ScannedDoctor } from '../parts/scanned-doctor.tsx'

/** 注册; whoever has come by a doctor sees who it is. */
export default function RegisterPage() {
  return (
    <RegisterForm
      title="注册"
      head={
        <>
          <AlreadyIn />
          <ScannedDoctor />
        </>
      }
    />
  )
}
