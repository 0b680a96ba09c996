import { useNavigate } from 'react-router'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { OwnPassword } from '../parts/own-password.tsx'

/** One's own password; whoever else works in one's name is logged out. */
export default function MyPasswordPage() {
  const navigate = useNavigate()
  return (
    <OfficePage title="修改密码">
      <p>修改后，您在其他设备上的登录会退出。</p>
      <OwnPassword label="原密码" onDone={() => void navigate('/')} />
    </OfficePage>
  )
}
