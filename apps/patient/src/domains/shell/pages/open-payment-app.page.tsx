import { useSearchParams } from 'react-router'
import { readUrl } from '@nethos/calls/read-url.ts'
import { Button } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Page } from '../../../patterns/page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { copy } from '../../../patterns/copy.ts'
import './open-payment-app.page.css'

/** The payment app's own address for "open this page inside of me". */
const inPaymentApp = (address: string): string =>
  `alipays://platformapi/startapp?${new URLSearchParams({ appId: '20000067', url: address })}`

/** An own page, or home: nobody is sent elsewhere by a link. */
const ownPage = (path: string | null, home: string): string => {
  const url = path?.startsWith('/') ? readUrl(path, location.origin) : undefined
  return url?.origin === location.origin ? url.href : location.origin + home
}

/** 在支付宝中打开: a button that does it, and the link to copy where the phone does not let it. */
export default function OpenPaymentAppPage() {
  const [query] = useSearchParams()
  const { name, home, environment } = useAppInfo()
  const address = ownPage(query.get('path'), home)
  if (environment.shell === 'payment')
    return (
      <Page>
        <Card>
          <p>您已经在支付宝中。</p>
          <Button onClick={() => location.assign(address)}>进入{name}</Button>
        </Card>
      </Page>
    )
  return (
    <Page>
      <Card>
        <div className="opening">
          <p>在支付宝里打开{name}，可以用支付宝支付。</p>
          <Button onClick={() => location.assign(inPaymentApp(address))}>打开支付宝</Button>
        </div>
      </Card>
      <Card title="没有反应？">
        <div className="opening">
          <p>复制下面的链接，打开支付宝，粘贴到首页上方的搜索框里。</p>
          <p className="own-address">{address}</p>
          <Button look="soft" onClick={() => copy(address)}>
            复制链接
          </Button>
        </div>
      </Card>
      <ServicePhone />
    </Page>
  )
}
