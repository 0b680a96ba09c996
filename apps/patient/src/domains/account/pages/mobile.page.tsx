import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { ButtonLink } from '../../../controls/button.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { profile } from '../account.calls.ts'

/** 手机号: which one logs in, and the way to another. */
export default function MobilePage() {
  const query = useServiceQuery(profile())
  return (
    <DetailPage detail={query} bar={<ButtonLink to={accountPages.changeMobile.at}>更换手机号</ButtonLink>}>
      {({ loginMobile }) => (
        <>
          <Card>
            <Lines lines={[{ label: '登录手机号', value: loginMobile }]} />
            <p>登录和接收验证码都用这个手机号。更换后，其他设备上的登录会退出。</p>
          </Card>
          <Card>
            <ActionList
              actions={[
                { label: '原手机号收不到短信了', note: '用姓名、身份证号验证身份', to: accountPages.otherMobile.at },
              ]}
            />
          </Card>
        </>
      )}
    </DetailPage>
  )
}
