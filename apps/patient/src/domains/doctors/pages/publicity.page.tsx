import { doctorPages } from '@nethos/contract/doctors/doctors.pages.ts'
import type { Publicity } from '@nethos/contract/doctors/publicity.services.ts'
import { feedbackPages } from '@nethos/contract/feedback/feedback.pages.ts'
import { systemPages } from '@nethos/contract/system/system.pages.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { yuan } from '../../../controls/price.tsx'
import { Card, Lines } from '../../../patterns/card.tsx'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { ReadingPage } from '../../../patterns/reading-page.tsx'
import { publicity } from '../doctors.calls.ts'
import './publicity.page.css'

/** 信息公示: services and prices, who answers, and where to complain, for everybody to read. */
export default function PublicityPage() {
  const query = useServiceQuery(publicity())
  return (
    <ReadingPage title={doctorPages.publicity.title} reading={query}>
      {({ services, departments }) => (
        <>
          <Prices services={services} />
          <Complaints />
          <Card title="医务人员">
            {departments.map(department => (
              <Department key={department.name} {...department} />
            ))}
          </Card>
        </>
      )}
    </ReadingPage>
  )
}

/** A heading with few lines stands open, a long list (medicines) is opened by who looks for it. */
const mostOpen = 8

function Prices({ services }: Pick<Publicity, 'services'>) {
  const groups = [...new Set(services.map(one => one.group))]
  return (
    <Card title="服务项目和价格">
      {groups.map(group => {
        const lines = services.filter(one => one.group === group)
        return (
          <details key={group} className="publicity__department" open={lines.length <= mostOpen}>
            <summary>{`${group}（${lines.length}项）`}</summary>
            <Lines lines={lines.map(one => ({ label: one.label, value: priceOf(one) }))} />
          </details>
        )
      })}
      <p className="publicity__licence">住院、门诊缴费单和检查报告的费用由就诊医院按项目列出，支付前逐项显示。</p>
    </Card>
  )
}

function priceOf({ fromCents, toCents }: Publicity['services'][number]): string {
  if (toCents === 0) return '免费'
  if (fromCents === toCents) return `¥${yuan(fromCents)}`
  return `${fromCents === 0 ? '免费' : `¥${yuan(fromCents)}`}至¥${yuan(toCents)}`
}

function Complaints() {
  const { servicePhone, serviceHours } = useAppInfo()
  return (
    <Card title="投诉和监督">
      <Lines
        lines={[
          { label: '客服电话', value: servicePhone && <a href={`tel:${servicePhone}`}>{servicePhone}</a> },
          { label: '服务时间', value: serviceHours },
          { label: '卫生健康热线', value: <a href="tel:12320">12320</a> },
        ]}
      />
      <ActionList
        actions={[
          { label: '在线投诉和建议', to: feedbackPages.submit.at },
          { label: '资质公示', note: '医疗机构执业许可证等', to: systemPages.licences.at },
        ]}
      />
    </Card>
  )
}

const Department = ({ name, members }: Publicity['departments'][number]) => (
  <details className="publicity__department">
    <summary>{`${name}（${members.length}人）`}</summary>
    <ul>
      {members.map(member => (
        <li key={member.docId}>
          <span>{`${member.name} ${member.title}`}</span>
          <span className="publicity__licence">
            {member.licenceNumber === '' ? '执业证书编号待公示' : `执业证书 ${member.licenceNumber}`}
          </span>
        </li>
      ))}
    </ul>
  </details>
)
