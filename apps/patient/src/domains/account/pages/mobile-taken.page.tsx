import { useSearchParams } from 'react-router'
import { maskMobile } from '@nethos/contract/common/masking.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { useHouse } from '../../../patterns/house.ts'
import { ResultPage } from '../../../patterns/result-page.tsx'
import { steps } from '../account.links.ts'

/** 账号提示: the mobile belongs to another account already; the patient decides which one to use. */
export default function MobileTakenPage() {
  const [query] = useSearchParams()
  const { goAfterLogin } = useHouse()
  const mobile = query.get('mobile')
  return (
    <ResultPage
      title="账号提示"
      verdict="waiting"
      headline="该手机号已被其他账号使用"
      links={
        <>
          <Button onClick={() => goAfterLogin(query.get('callback'))}>继续使用该手机号</Button>
          <ButtonLink to={steps.login(query)} look="quiet">
            换一个手机号
          </ButtonLink>
        </>
      }
    >
      {mobile && <p>手机号：{maskMobile(mobile)}</p>}
      <p>这个手机号已经注册过账号。如果是您本人的账号，请继续；如果不是，请换一个手机号。</p>
    </ResultPage>
  )
}
