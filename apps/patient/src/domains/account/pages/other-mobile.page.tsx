import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '@nethos/calls/session.ts'
import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { Page } from '../../../patterns/page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import type { Claim } from '../claim.ts'

/** 修改登录手机号, step 1 of 4: why, what will be asked, and the other way: the old phone. */
export default function OtherMobilePage() {
  const go = useNavigate()
  const isIn = useSession() !== undefined
  const claim = useLocation().state as Claim | null
  return (
    <Page
      bar={
        <>
          <Button onClick={() => void go(accountPages.otherMobileIdentity.at, { state: claim })}>验证身份</Button>
          {!isIn && (
            <ButtonLink to={accountPages.login.at} look="quiet">
              用原手机号登录
            </ButtonLink>
          )}
        </>
      }
    >
      <Card>
        {claim?.bound && <Lines lines={[{ label: '已绑定的手机号', value: claim.bound }]} />}
        <p>
          {claim?.bound
            ? '您的身份证号已经绑定在上面这个手机号的账号上。如果这个号码还在用，请直接用它登录。'
            : '如果原来的手机号还能收短信，请直接用它登录。'}
        </p>
        <p>如果原手机号已经不用了，可以验证身份后换成新手机号。您的就诊人、咨询和病历都会保留。</p>
      </Card>
      <Card title="需要准备">
        <p>1. 姓名和身份证号</p>
        <p>2. 能收短信的新手机号</p>
        <p>3. 账号的登录密码，或者您以前登录过的手机</p>
      </Card>
      <Notice tone="quiet">只凭姓名和身份证号不能更换：别人也可能知道这些信息。都不方便时，请联系客服。</Notice>
      <ServicePhone />
    </Page>
  )
}
