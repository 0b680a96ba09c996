import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { Navigate, useLocation } from 'react-router'
import { changedSentence } from '@nethos/contract/account/account.rules.ts'
import { Button } from '../../../controls/button.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ResultPage } from '../../../patterns/result-page.tsx'
import type { ChangedMobile } from './other-mobile-new.page.tsx'

/** 修改成功, step 4 of 4. */
export default function OtherMobileDonePage() {
  const changed = useLocation().state as ChangedMobile | null
  const { goAfterLogin } = useAppInfo()
  if (!changed) return <Navigate to={accountPages.otherMobile.at} replace />
  return (
    <ResultPage
      verdict="good"
      headline={changedSentence}
      onBack={() => goAfterLogin(null)}
      links={<Button onClick={() => goAfterLogin(null)}>登录</Button>}
    >
      <p>新的登录手机号：{changed.loginMobile}</p>
      <p>以前的登录都已退出。以后请用新手机号登录。</p>
    </ResultPage>
  )
}
