import { ButtonLink } from '../controls/button.tsx'
import { useHouse } from './house.ts'
import { Page } from './page.tsx'
import { ServicePhone, State } from './states.tsx'

/** A service that is not open yet: says so, says what it will be, and shows the ways on. */
export function SoonPage({ title }: { title: string }) {
  const { home, name } = useHouse()
  return (
    <Page title={title}>
      <State drawing="soon" sentence="该服务尚未开通">
        <p>
          「{title}」开通后，您可以在这里直接使用。现在需要办理的，请拨打客服电话，或到{name}窗口办理。
        </p>
        <ButtonLink to={home} replace>
          返回首页
        </ButtonLink>
        <ServicePhone />
      </State>
    </Page>
  )
}
