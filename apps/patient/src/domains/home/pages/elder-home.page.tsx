import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Mark } from '../../../controls/mark.tsx'
import { Icon } from '../../../controls/icon.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { GuideLink } from '../../../patterns/guide-link.tsx'
import { PublicityLine } from '../../../patterns/hospital-face.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { hub } from '../home.calls.ts'
import { Bell } from '../parts/bell.tsx'
import { HubSections } from '../parts/hub-sections.tsx'
import { Family } from '../parts/family.tsx'
import { Waiting } from '../parts/waiting.tsx'
import './elder-home.page.css'

/** 首页 in elder mode: what waits, eight tiles on one screen, and somebody to call (docs/look.md 5). Nothing moves. */
export default function ElderHomePage() {
  const { name } = useAppInfo()
  const query = useServiceQuery(hub('elder'))
  return (
    <HubPage title={name} mark={<Mark />} action={<Bell />}>
      <LogIn />
      <Waiting most={1} />
      <Value of={query} shape="tiles">
        {({ sections }) => <HubSections sections={sections} columns="tiles" />}
      </Value>
      <Family />
      <CallSomebody />
      <GuideLink to={guidePages.guide.to()} />
      <PublicityLine />
    </HubPage>
  )
}

/** Who is not logged in gets there in one tap, and comes back here. */
const LogIn = () => {
  const { home } = useAppInfo()
  return useSession() ? null : (
    <ButtonLink to={accountPages.login.to({ backPath: home })} look="soft">
      登录 / 注册
    </ButtonLink>
  )
}

/** The number stands on the button, for who dials it on another telephone. */
function CallSomebody() {
  const { servicePhone, serviceHours } = useAppInfo()
  if (!servicePhone) return null
  return (
    <>
      <a className="elder-home__call" href={`tel:${servicePhone}`}>
        <Icon name="phone" />
        <span>
          打电话问客服 <span className="elder-home__number">{servicePhone}</span>
        </span>
      </a>
      {serviceHours && (
        <p className="elder-home__hours">
          {(serviceHours.match(/[^、]+、?/g) ?? []).map(hours => (
            <span key={hours}>{hours}</span>
          ))}
        </p>
      )}
    </>
  )
}
