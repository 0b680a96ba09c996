import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { Page } from '../../../patterns/page.tsx'
import { ServicePhone } from '../../../patterns/states.tsx'
import { steps } from '../account.links.ts'
import './welcome.page.css'

/** The gate before the login: who we are, and the two ways in. With errCode somebody's login has run out. */
export default function WelcomePage() {
  const [query] = useSearchParams()
  const { name } = useAppInfo()
  return (
    <Page>
      <div className="welcome">
        <h2 className="welcome__name">欢迎来到{name}</h2>
        <p className="welcome__what">在手机上咨询医生、管理就诊人、查看就医记录。</p>
        {query.has('errCode') && <Notice tone="warn">您暂未登录或登录信息已过期，是否重新登录？</Notice>}
        <div className="welcome__ways">
          <ButtonLink to={steps.login(query)}>登录</ButtonLink>
          <ButtonLink to={steps.register(query)} look="soft">
            注册
          </ButtonLink>
        </div>
        <ServicePhone />
      </div>
    </Page>
  )
}
