import { RegisterForm } from '../parts/register-form.tsx'

/** 注册. */
export default function RegisterPage() {
  return <RegisterForm title="注册" />
}
