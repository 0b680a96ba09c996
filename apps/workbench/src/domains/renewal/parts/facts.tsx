import { serverNow } from '@nethos/calls/config.ts'
import { Descriptions, Image } from 'antd'
import { Link } from 'react-router'
import { diagnosesInWords } from '@nethos/contract/diagnosis/diagnosis.rules.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { price } from '@nethos/contract/common/money.ts'
import { allergyClasses } from '@nethos/contract/record/allergy.kinds.ts'
import { longReasons } from '@nethos/contract/renewal/conditions.rules.ts'
import { proofKinds } from '@nethos/contract/record/proof.kinds.ts'
import { fertilityInWords } from '@nethos/contract/renewal/fertility-words.ts'
import { organLabels } from '@nethos/contract/renewal/renewal.limits.ts'
import type { DrugLine } from '@nethos/contract/renewal/renewal.schemas.ts'
import { wantsLabels } from '@nethos/contract/renewal/renewal.status.ts'
import { Tag } from '../../../controls/tag.tsx'
import { HealthRecord, PatientHead, Prescriptions } from '../../consult/public.tsx'
import { ReportsOfConsult } from '../../reports/public.tsx'
import type { DeskDetail } from '../renewal.calls.ts'
import { toneOf } from './queue.tsx'
import { DenseTable } from '../../../patterns/dense-table.tsx'
import './renewal.css'

const genders: Readonly<Record<string, string>> = { M: '男', F: '女' }

export const StatusTag = ({ renewal }: Pick<DeskDetail, 'renewal'>) => (
  <Tag tone={toneOf(renewal.status)}>{renewal.statusLabel}</Tag>
)

/** What decides on medicines, before anything else; told now against the health file beneath it. */
export const Vital = ({ detail: { head, basis } }: { detail: DeskDetail }) => (
  <div className="renewal-vital">
    <PatientHead head={head} />
    {basis.contradictions.map(one => (
      <p key={one} className="renewal-vital__wrong" role="alert">
        {one}
      </p>
    ))}
  </div>
)

/** Who asks, for what, with what he tells of himself. */
export function Facts({ detail, isDoctors = false }: { detail: DeskDetail; isDoctors?: boolean }) {
  const { renewal } = detail
  const allergies = [...renewal.allergies.map(key => allergyClasses[key]), renewal.allergyNote].filter(Boolean)
  return (
    <Descriptions
      className="office__facts"
      bordered
      column={{ xs: 1, sm: 1, md: 2 }}
      items={[
        { label: '状态', children: <StatusTag renewal={renewal} /> },
        {
          label: '患者',
          children: [renewal.personName, genders[detail.gender ?? ''], detail.age === null ? '' : `${detail.age}岁`]
            .filter(Boolean)
            .join(' '),
        },
        { label: '疾病名称', children: renewal.illnessName },
        { label: '患病时长', children: renewal.illnessTime },
        { label: '病情描述', children: <p className="renewal-text">{renewal.complaint}</p>, span: 'filled' },
        ...(renewal.supplementContent
          ? [{ label: '补充资料', children: renewal.supplementContent, span: 'filled' as const }]
          : []),
        { label: '体重', children: `${renewal.weightKg}Kg` },
        { label: '生育情况', children: fertilityInWords(renewal.fertility, renewal.pregnantFrom, serverNow()) },
        ...(detail.facts.fertility
          ? [
              {
                label: '医生核实生育情况',
                children: fertilityInWords(detail.facts.fertility, detail.facts.pregnantFrom, serverNow()),
              },
            ]
          : []),
        {
          label: '肝功能',
          children: (
            <span className={renewal.liver === 'abnormal' ? 'renewal-red' : ''}>{organLabels[renewal.liver]}</span>
          ),
        },
        {
          label: '肾功能',
          children: (
            <span className={renewal.kidney === 'abnormal' ? 'renewal-red' : ''}>{organLabels[renewal.kidney]}</span>
          ),
        },
        {
          label: '过敏史',
          children: allergies.length > 0 ? <span className="renewal-red">{allergies.join('、')}</span> : '本次填写无',
        },
        { label: '监护人', children: renewal.guardianPresent ? '确认在场' : '—' },
        { label: '取药方式', children: wantsLabels[renewal.wants] },
        { label: '申请时间', children: dayAndTime(renewal.createdAt) },
        ...(detail.talk ? [{ label: '来自咨询', children: <Talk of={detail.talk} isLinked={isDoctors} /> }] : []),
        ...(renewal.delivery
          ? [
              {
                label: '收货',
                children: `${renewal.delivery.receiver} ${renewal.delivery.mobile} ${renewal.delivery.address}`,
                span: 'filled' as const,
              },
            ]
          : []),
        ...(renewal.note ? [{ label: '备注', children: renewal.note, span: 'filled' as const }] : []),
        { label: '诊断证明', children: <Proof files={renewal.proof} />, span: 'filled' },
      ]}
    />
  )
}

/** The talk in which the doctor asked for it: his own page of it, for him. */
const Talk = ({ of, isLinked }: { of: NonNullable<DeskDetail['talk']>; isLinked: boolean }) => {
  const words = [dayAndTime(of.createdAt), of.illnessName].filter(Boolean).join(' ')
  return isLinked ? <Link to={`/consults/${of.consultId}`}>{words}</Link> : words
}

const Proof = ({ files }: { files: DeskDetail['renewal']['proof'] }) => (
  <Image.PreviewGroup>
    <div className="renewal-proof">
      {files.map(({ attaId, url, attaFileName, type }, at) =>
        type === 'picture' ? (
          <Image
            key={attaId}
            width={88}
            height={88}
            src={`${url}&size=small`}
            alt={`证明${at + 1} ${attaFileName}`}
            preview={{ src: url }}
          />
        ) : (
          <a key={attaId} href={url}>
            {attaFileName}
          </a>
        ),
      )}
      {files.length === 0 && '—'}
    </div>
  </Image.PreviewGroup>
)

/** The medicines, as asked for or as prescribed. */
export const DrugTable = ({ label, lines }: { label: string; lines: readonly DrugLine[] }) => (
  <section className="office__section">
    <h2>{label}</h2>
    <DenseTable<DrugLine>
      dataSource={[...lines]}
      rowKey="drugId"
      columns={[
        { title: '药品', key: 'name', render: (_, one) => `${one.drugName}（${one.form}）` },
        { title: '规格', dataIndex: 'specification' },
        { title: '用法', key: 'usage', render: (_, one) => `${one.route} 每次${one.dose} ${one.frequency}` },
        { title: '天数', key: 'days', render: (_, one) => (one.days > 0 ? `${one.days}天` : '—') },
        { title: '数量', key: 'packs', render: (_, one) => `${one.packs}盒` },
        { title: '单价', key: 'price', align: 'right', render: (_, one) => price(one.priceCents) },
      ]}
    />
  </section>
)

/** Beside it: the health file, reports one tap away, and what was prescribed before. A doctor alone opens what is held. */
export const Beside = ({
  detail: { record, head, renewal },
  isDoctors = false,
}: {
  detail: DeskDetail
  isDoctors?: boolean
}) => (
  <aside className="renewal-beside">
    <HealthRecord record={record} />
    <ReportsOfConsult consultId={renewal.consultId} mayOpen={isDoctors} />
    <Prescriptions of={head.prescriptions} />
  </aside>
)

/** What doctor and pharmacist have written. */
export const Written = ({ detail }: { detail: DeskDetail }) => {
  const { renewal, returnReason, doctorName, pharmacistName, second, conditions } = detail
  if (renewal.prescribed.length === 0) return null
  return (
    <>
      <DrugTable label={`处方 ${renewal.prescriptionNo}`} lines={renewal.prescribed} />
      <Descriptions
        className="office__facts"
        bordered
        column={{ xs: 1, sm: 1, md: 2 }}
        items={[
          { label: '诊断', children: renewal.diagnosis },
          { label: '诊断编码', children: diagnosesInWords(renewal.diagnoses) || '未编码' },
          { label: '开方医生', children: doctorName },
          { label: '处理意见', children: renewal.opinion, span: 'filled' },
          ...(conditions.proof ? [{ label: '已核对复诊凭证', children: proofKinds[conditions.proof] }] : []),
          ...(conditions.longReason
            ? [{ label: '延长用量理由', children: longReasons[conditions.longReason].label }]
            : []),
          ...(conditions.companion
            ? [{ label: '未满6岁', children: `监护人在场，陪伴医师${conditions.companion}` }]
            : []),
          ...(second
            ? [
                {
                  label: '第二位医生',
                  children: `${second.name} ${dayAndTime(second.at)} ${second.agrees ? '同意' : '未同意'}：${second.reason}`,
                  span: 'filled' as const,
                },
              ]
            : []),
          ...(returnReason ? [{ label: '退回原因', children: returnReason, span: 'filled' as const }] : []),
          ...(pharmacistName ? [{ label: '审方药师', children: pharmacistName }] : []),
          { label: '金额', children: price(renewal.totalCents) },
          ...(renewal.delivery?.trackingNo
            ? [{ label: '快递', children: `${renewal.delivery.carrier} ${renewal.delivery.trackingNo}` }]
            : []),
          ...(renewal.endReason ? [{ label: '结束原因', children: renewal.endReason }] : []),
        ]}
      />
    </>
  )
}
