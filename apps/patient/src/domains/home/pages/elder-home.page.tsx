import { guidePages } from '@nethos/contract/guide/guide.pages.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { CallButton } from '../../../controls/button.tsx'
import { useHouse } from '../../../patterns/house.ts'
import { GuideLink } from '../../../patterns/guide-link.tsx'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Value } from '../../../patterns/value.tsx'
import { hub } from '../home.calls.ts'
import { Bell } from '../parts/bell.tsx'
import { HubSections } from '../parts/hub-sections.tsx'
import { NextVisit } from '../parts/next-visit.tsx'
import './elder-home.page.css'

/** 首页 in elder mode: a few large entries, and somebody to call (docs/product/look.md). Nothing moves. */
export default function ElderHomePage() {
  const { name, servicePhone, serviceHours } = useHouse()
  const asked = useAsked(hub('elder'))
  return (
    <HubPage title={name} action={<Bell />}>
      {servicePhone && (
        <CallButton phone={servicePhone} look="main">
          打电话问客服
        </CallButton>
      )}
      {serviceHours && (
        <p className="elder-home__hours">
          {(serviceHours.match(/[^、]+、?/g) ?? []).map(hours => (
            <span key={hours}>{hours}</span>
          ))}
        </p>
      )}
      <NextVisit />
      <GuideLink to={guidePages.guide.to()} />
      <Value of={asked} shape="grid">
        {({ sections }) => <HubSections sections={sections} columns={2} />}
      </Value>
    </HubPage>
  )
}
