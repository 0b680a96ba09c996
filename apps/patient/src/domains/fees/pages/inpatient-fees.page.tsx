import { useNavigate, useParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { feePages } from '@nethos/contract/fees/fees.pages.ts'
import { Tabs } from '../../../controls/tabs.tsx'
import { Page } from '../../../patterns/page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { Empty } from '../../../patterns/states.tsx'
import { stays } from '../fees.calls.ts'
import { StayLines } from '../parts/stay-lines.tsx'
import { OfBound, PersonSwitch, useWhose } from '../parts/whose-fees.tsx'

const tabs = [
  { value: '0', label: '在院' },
  { value: '1', label: '出院' },
] as const

/** 住院费用: stays that go on or wait to be settled, and those that are over. */
export default function InpatientFeesPage() {
  const { tabIndex } = useParams()
  const isOver = tabIndex === '1'
  const whose = useWhose()
  const query = useServiceQuery(stays(whose))
  const go = useNavigate()
  const turn = (to: string) =>
    void go(feePages.inpatientFees.to({ tabIndex: to, compatId: whose.personId }), { replace: true })
  return (
    <Page
      head={
        <>
          <Tabs label="住院费用" tabs={tabs} value={isOver ? '1' : '0'} onChange={turn} />
          <PersonSwitch />
        </>
      }
    >
      <OfBound query={query}>
        {({ stays: all }) => {
          const shown = all.filter(one => (one.stayState === 'settled') === isOver)
          if (shown.length === 0) return <Empty icon="bed" sentence={isOver ? '暂无出院记录' : '暂无在院记录'} />
          return shown.map(one => (
            <Row key={one.stayId} to={feePages.inpatientFee.to({ id: one.stayId })}>
              <StayLines stay={one} />
            </Row>
          ))
        }}
      </OfBound>
    </Page>
  )
}
