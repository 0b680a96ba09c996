import { renewalPages } from '@nethos/contract/renewal/renewal.pages.ts'
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router'
import { dayOf } from '@nethos/contract/common/days.ts'
import type { MedicationRow } from '@nethos/contract/renewal/renewal.schemas.ts'
import { useRows, useServiceQuery } from '@nethos/calls/query.ts'
import { ButtonLink } from '../../../controls/button.tsx'
import { Notice } from '../../../controls/notice.tsx'
import { Tabs } from '../../../controls/tabs.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { usageOf } from '../parts/drug-lines.tsx'
import { stateWord } from '../medication.words.ts'
import { medications, ownMedicines } from '../renewal.calls.ts'
import '../parts/renewal.css'

const tabs = [
  { value: '0', label: '当前用药' },
  { value: '1', label: '历史用药' },
] as const

const askAbout = (personId: string): string => renewalPages.askPharmacist.to({ compatId: personId })

/** 用药清单: what is being taken, or was. */
export default function MedicationsPage() {
  const { idx = '0' } = useParams()
  const [query] = useSearchParams()
  const personId = query.get('compatId') ?? ''
  return personId ? (
    <List personId={personId} tab={idx === '1' ? '1' : '0'} />
  ) : (
    <Navigate to={renewalPages.medicationPerson.at} replace />
  )
}

function List({ personId, tab }: { personId: string; tab: '0' | '1' }) {
  const go = useNavigate()
  const rows = useRows(medications(personId, tab === '0'))
  return (
    <ListPage
      rows={rows}
      empty={tab === '0' ? '暂无正在使用的药品' : '暂无历史用药'}
      icon="pill"
      way={
        <ButtonLink to={renewalPages.choosePerson.at} look="soft">
          去续方
        </ButtonLink>
      }
      bar={
        tab === '0' && (
          <>
            <ButtonLink to={renewalPages.ownMedicines.to({ compatId: personId })} look="soft">
              其他在用的药
            </ButtonLink>
            <ButtonLink to={askAbout(personId)} look="soft">
              用药有疑问，问药师
            </ButtonLink>
          </>
        )
      }
      head={
        <>
          <Tabs
            label="用药"
            tabs={tabs}
            value={tab}
            onChange={next =>
              void go(renewalPages.medications.to({ idx: next === '1' ? 1 : 0, compatId: personId }), { replace: true })
            }
          />
          {tab === '0' && <Cautions personId={personId} />}
        </>
      }
    >
      {one => <Medication key={one.prescriptionId} one={one} />}
    </ListPage>
  )
}

/** What of his own list does not go with the rest, on the page that he opens for his medicines. */
function Cautions({ personId }: { personId: string }) {
  const own = useServiceQuery(ownMedicines(personId)).value ?? []
  return own.flatMap(({ drugName, cautions }) =>
    cautions.map(sentence => (
      <Notice key={drugName + sentence} tone="warn">
        <p role="alert">
          <strong>{drugName}：</strong>
          {sentence}
        </p>
      </Notice>
    )),
  )
}

const Medication = ({ one }: { one: MedicationRow }) => (
  <Row to={renewalPages.medication.to({ id: one.prescriptionId })}>
    <p className="renewal-head">
      <strong>{one.drugs.map(drug => drug.drugName).join('、')}</strong>
      <Tag tone={one.isReceived && one.isCurrent ? 'good' : 'quiet'}>{stateWord(one)}</Tag>
    </p>
    {one.drugs.map(drug => (
      <p key={drug.drugId} className="renewal-quiet">
        {drug.drugName}：{usageOf(drug)}
      </p>
    ))}
    <p className="renewal-quiet">
      {one.isReceived ? `${dayOf(one.startedAt)} 至 ${dayOf(one.endsAt)}` : '收到药后开始计算用药时间'}
      {one.times.length > 0 && ` · ${one.times.join('、')}按用法提醒`}
    </p>
  </Row>
)
