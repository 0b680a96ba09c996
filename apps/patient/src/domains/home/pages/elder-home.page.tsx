import { CallButton } from '../../../controls/button.tsx'
import { Card } from '../../../patterns/card.tsx'
import { EntryGrid } from '../../../patterns/entry-grid.tsx'
import { useHouse } from '../../../patterns/house.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { Bell } from '../parts/bell.tsx'
import './elder-home.page.css'

const entries = [
  { label: '问医生', icon: 'doctor', to: '/doc/index' },
  { label: '我的咨询', icon: 'chat', to: '/my/consult/all' },
  { label: '预约挂号', icon: 'calendar', to: '/book' },
  { label: '看报告', icon: 'report', to: '/report' },
  { label: '缴费', icon: 'wallet', to: '/my/pay' },
  { label: '就诊人', icon: 'people', to: '/my/patient' },
  { label: '健康知识', icon: 'book', to: '/he/index' },
  { label: '我的', icon: 'person', to: '/v2/my' },
] as const

/** 首页 in elder mode: eight large entries, and somebody to call (look.md). Nothing moves. */
export default function ElderHomePage() {
  const { name, servicePhone, serviceHours } = useHouse()
  return (
    <HubPage title={name} action={<Bell />}>
      {servicePhone && (
        <CallButton phone={servicePhone} look="main">
          打电话问客服
        </CallButton>
      )}
      {serviceHours && (
        <p className="elder-home__hours">
          {serviceHours.split(/(?<=、)/).map(hours => (
            <span key={hours}>{hours}</span>
          ))}
        </p>
      )}
      <Card>
        <EntryGrid entries={entries} columns={2} />
      </Card>
    </HubPage>
  )
}
