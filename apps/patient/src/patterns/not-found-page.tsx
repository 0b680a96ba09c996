import { ButtonLink } from '../controls/button.tsx'
import { useAppInfo } from './app-info.ts'
import { Page } from './page.tsx'
import { State } from './states.tsx'

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { home } = useAppInfo()
  return (
    <Page title="页面不存在">
      <State drawing="search" sentence="您打开的页面不存在，可能已经更换了地址">
        <ButtonLink to={home} replace>
          返回首页
        </ButtonLink>
      </State>
    </Page>
  )
}
