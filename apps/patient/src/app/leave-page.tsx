import { useSearchParams } from 'react-router'
import { Button } from '../controls/button.tsx'
import { Notice } from '../controls/notice.tsx'
import { Card, Lines } from '../patterns/card.tsx'
import { useAppInfo } from '../patterns/app-info.ts'
import { NotFoundPage } from '../patterns/not-found-page.tsx'
import { Page } from '../patterns/page.tsx'
import { useBack } from '../patterns/use-back.ts'
import { wayOf } from './way-after-login.ts'

/** Shows an address outside before it is opened, and asks. */
export function LeavePage() {
  const [query] = useSearchParams()
  const { name } = useAppInfo()
  const back = useBack()
  const way = wayOf(query.get('to') ?? '', [], window.location.host)
  if (!('path' in way) || !way.path.startsWith('/leave?to=')) return <NotFoundPage />

  const address = new URL(new URLSearchParams(way.path.slice('/leave?'.length)).get('to') ?? '')
  return (
    <Page
      title="即将离开"
      bar={
        <>
          <Button look="quiet" onClick={back}>
            返回
          </Button>
          <Button onClick={() => window.location.assign(address.href)}>继续访问</Button>
        </>
      }
    >
      <Notice tone="warn">您将离开{name}，打开一个外部网站。请勿在不熟悉的网站上填写密码、验证码和身份证号。</Notice>
      <Card>
        <Lines
          lines={[
            { label: '网站', value: address.host },
            { label: '网址', value: address.href },
          ]}
        />
      </Card>
    </Page>
  )
}
