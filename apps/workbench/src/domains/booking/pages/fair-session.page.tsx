import { bookingPages } from '@nethos/contract/booking/booking.pages.ts'
import { Descriptions, type TableColumnsType } from 'antd'
import { Link, useParams } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { drawLabelOf } from '@nethos/contract/booking/draw.status.ts'
import type { DeskDraw, DeskOffer, DeskWait } from '@nethos/contract/booking/fair-desk.services.ts'
import { periods } from '@nethos/contract/booking/session.kinds.ts'
import { offerStates, waitStates } from '@nethos/contract/booking/waitlist.status.ts'
import { dayAndSecond, dayAndTime } from '@nethos/contract/common/days.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { fairSession } from '../booking.calls.ts'
import { DenseTable } from '../../../patterns/dense-table.tsx'

const waitColumns: TableColumnsType<DeskWait> = [
  { title: '位置', key: 'place', align: 'right', render: (_, row) => row.place ?? '—' },
  { title: '就诊人', dataIndex: 'personName' },
  { title: '状态', key: 'state', render: (_, row) => waitStates[row.waitState].label },
  { title: '申请时间', key: 'at', render: (_, row) => dayAndSecond(row.createdAt) },
  { title: '来源', key: 'from', render: (_, row) => (row.isFromDraw ? '摇号未中签' : '申请') },
  { title: '放弃', key: 'declines', align: 'right', render: (_, row) => `${row.declines}次` },
  { title: '超时', key: 'misses', align: 'right', render: (_, row) => `${row.misses}次` },
]

const offerColumns: TableColumnsType<DeskOffer> = [
  { title: '号序', key: 'no', render: (_, row) => `${row.no}号` },
  { title: '就诊人', dataIndex: 'personName' },
  { title: '结果', key: 'state', render: (_, row) => offerStates[row.offerState].label },
  { title: '通知时间', key: 'made', render: (_, row) => dayAndSecond(row.madeAt) },
  { title: '保留到', key: 'ends', render: (_, row) => dayAndTime(row.endsAt) },
  {
    title: '答复时间',
    key: 'answered',
    render: (_, row) => (row.answeredAt === null ? '—' : dayAndSecond(row.answeredAt)),
  },
]

/** One session: its line in order, what was offered to whom, and its draw. Nothing can be changed here, by nobody. */
export default function FairSessionPage() {
  const { sessionId = '' } = useParams()
  const { value, status, sentence, retry } = useServiceQuery(fairSession(sessionId), { everyMs: 30_000 })
  return (
    <OfficePage title="候补和摇号详情" tools={<Link to="/waitlists">返回候补和摇号</Link>}>
      {value ? (
        <>
          <Descriptions
            className="office__facts"
            bordered
            column={{ xs: 1, sm: 1, md: 2 }}
            items={[
              { label: '门诊', children: `${value.session.onDay} ${periods[value.session.period].label}` },
              { label: '医生', children: value.session.docName || '普通门诊' },
              { label: '科室', children: value.session.deptName },
              { label: '医院', children: value.session.hosName },
            ]}
          />
          {value.draw && <Draw draw={value.draw} sessionId={sessionId} />}
          <section className="office__section" aria-label="候补队列">
            <h2>候补队列</h2>
            <p>按位置依次通知，任何人都不能调整顺序。</p>
            {value.waits.length === 0 ? (
              <Empty as="done" sentence="没有人候补这节门诊" />
            ) : (
              <DenseTable
                chosenAs="候补名单"
                dataSource={value.waits}
                rowKey={one => one.waitId}
                columns={waitColumns}
              />
            )}
          </section>
          <section className="office__section" aria-label="通知过的号">
            <h2>通知过的号</h2>
            {value.offers.length === 0 ? (
              <Empty as="filed" sentence="还没有退回的号" />
            ) : (
              <DenseTable
                chosenAs="通知过的号"
                dataSource={value.offers}
                rowKey={one => one.offerId}
                columns={offerColumns}
              />
            )}
          </section>
        </>
      ) : status === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting />
      )}
    </OfficePage>
  )
}

/** Between the draw and its last round. */
const leftOver = ({ left, later }: DeskDraw, roundAt: number, lastRoundAt: number) => [
  { label: '余号', children: `${left}个，${dayAndTime(roundAt)}派给新登记的人` },
  { label: '最后一轮', children: `${dayAndTime(lastRoundAt)}，${later}人排在后面等这一轮；之后先到先得` },
]

const Draw = ({ draw, sessionId }: { draw: DeskDraw; sessionId: string }) => (
  <section className="office__section" aria-label="摇号">
    <h2>摇号</h2>
    <Descriptions
      className="office__facts"
      bordered
      column={{ xs: 1, sm: 1, md: 2 }}
      items={[
        { label: '状态', children: drawLabelOf(draw.drawState, draw.roundAt, serverNow()) },
        { label: '结果', children: `${draw.numbers}个号，${draw.entries}人登记，${draw.won}人中签` },
        { label: '登记时间', children: `${dayAndTime(draw.opensAt)} 至 ${dayAndTime(draw.closesAt)}` },
        { label: '摇号时间', children: draw.drawnAt === null ? '—' : dayAndSecond(draw.drawnAt) },
        ...(draw.roundAt && draw.lastRoundAt ? leftOver(draw, draw.roundAt, draw.lastRoundAt) : []),
        { label: '承诺（SHA-256）', children: draw.commitment, span: 'filled' },
        { label: '承诺公布时间', children: dayAndSecond(draw.committedAt), span: 'filled' },
        { label: '随机数', children: draw.seed || '截止后公布，此前工作人员也看不到', span: 'filled' },
        {
          label: '公示页',
          children: (
            <a href={bookingPages.draw.to({ id: sessionId })} target="_blank" rel="noreferrer">
              患者看到的摇号页
            </a>
          ),
          span: 'filled',
        },
      ]}
    />
  </section>
)
