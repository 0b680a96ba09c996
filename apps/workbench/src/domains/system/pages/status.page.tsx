import { Link } from 'react-router'
import { Button, Tag } from 'antd'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { judgeStatus, type StatusPart } from '@nethos/contract/system/system-status.rules.ts'
import { breakerStates } from '@nethos/contract/system/breaker.status.ts'
import type { OutsideKind, OutsidePort, SystemStatus } from '@nethos/contract/system/system-status.services.ts'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Fault, Waiting } from '../../../patterns/states.tsx'
import { status } from '../system.calls.ts'
import './status.css'

/** 运行状态: how the server, its database, its jobs and its backup stand, and which systems outside are connected. */
export default function StatusPage() {
  const { value, status: asked, sentence, retry } = useServiceQuery(status(), { everyMs: 15_000 })
  return (
    <OfficePage title="运行状态" tools={<Button onClick={retry}>刷新</Button>}>
      {value ? (
        <Parts status={value} />
      ) : asked === 'fault' ? (
        <Fault sentence={sentence} onRetry={retry} />
      ) : (
        <Waiting rows={6} />
      )}
    </OfficePage>
  )
}

const partNames = {
  database: '数据库',
  jobs: '任务队列',
  failed_jobs: '失败的任务',
  outside: '外部系统的连接',
  backup: '备份',
} satisfies Record<StatusPart, string>
const parts = Object.keys(partNames) as StatusPart[]

const portNames = {
  hospital_messages: '医院消息（HL7 v2）',
  identity: '实名核验',
  staff_identity: '医师人脸核验',
  insurance: '医保结算',
  surgery_insurance: '手术保险',
  invoices: '电子发票',
  signing: '电子签名',
  supervision: '监管平台',
} satisfies Record<OutsidePort, string>

const kindNames = {
  patients: '患者档案',
  booking: '挂号',
  results: '检验检查结果',
  bills: '门诊与住院费用',
  examinations: '检查预约',
  surgeries: '日间手术',
  stays: '住院',
  checkups: '体检',
  pictures: '影像归档',
  records: '病历归档',
  payment: '支付',
  shell: '应用平台',
  sms: '短信',
  push: '浏览器推送',
  identity: '实名核验',
  staff_identity: '医师人脸核验',
  insurance: '医保结算',
  surgery_insurance: '手术保险',
  invoices: '电子发票',
  files: '文件存储',
  signing: '电子签名与时间戳',
  supervision: '监管平台',
} satisfies Record<OutsideKind, string>

const ofNames: Readonly<Record<string, string>> = {
  wechat: '微信支付',
  alipay: '支付宝',
}

type System = SystemStatus['outside'][number]
const systemName = ({ kind, of, hosName }: System): string =>
  of === '' ? kindNames[kind] : `${kindNames[kind]}（${hosName || (ofNames[of] ?? of)}）`

/** Systems that were asked since the start, those that are left alone first. */
function Systems({ systems }: { systems: readonly System[] }) {
  if (systems.length === 0) return <p className="status__none">本进程启动后还没有访问过外部系统。</p>
  return (
    <dl className="status__parts">
      {systems.map(one => (
        <div key={`${one.kind} ${one.of}`}>
          <dt>
            {systemName(one)}{' '}
            <Tag color={one.state === 'closed' ? 'success' : one.state === 'open' ? 'error' : 'warning'}>
              {breakerStates[one.state].label}
            </Tag>
          </dt>
          <dd>
            {one.state === 'closed'
              ? `进行中${one.inHand}次，启动以来无应答${one.failed}次。`
              : `已${span(one.forMs)}没有正常应答，期间的请求立即如实告知，不再等待；系统会自动重试并恢复。`}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Parts({ status: shown }: { status: SystemStatus }) {
  const levels = judgeStatus(shown)
  const bad = parts.filter(part => levels[part] === 'bad')
  return (
    <>
      <p className={bad.length > 0 ? 'status__sum status__sum--bad' : 'status__sum'}>
        {bad.length > 0 ? `${bad.length}项需要处理：${bad.map(part => partNames[part]).join('、')}` : '一切正常。'}
        <span>本进程已运行{span(shown.upMs)}，每15秒更新一次。</span>
      </p>
      <dl className="status__parts">
        {parts.map(part => (
          <div key={part}>
            <dt>
              {partNames[part]}{' '}
              <Tag color={levels[part] === 'bad' ? 'error' : 'success'}>
                {levels[part] === 'bad' ? '需处理' : '正常'}
              </Tag>
            </dt>
            <dd>
              {sentenceOf[part](shown)}
              {part === 'failed_jobs' && shown.jobs.failed > 0 && <Link to="/failed-jobs">去处理</Link>}
            </dd>
          </div>
        ))}
      </dl>
      <h2>外部系统的连接（本进程）</h2>
      <Systems systems={shown.outside} />
      <h2>外部系统的接入</h2>
      <dl className="status__parts">
        {shown.ports.map(({ port, isConnected }) => (
          <div key={port}>
            <dt>{portNames[port]}</dt>
            <dd>
              {isConnected ? (shown.isSandbox ? '已接入（演示）' : '已接入') : '未接入，相关功能在页面上如实说明'}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const sentenceOf: Record<StatusPart, (status: SystemStatus) => string> = {
  database: ({ database: { version, sizeBytes, answeredMs } }) =>
    `PostgreSQL ${version}，${(sizeBytes / 1_000_000_000).toFixed(2)} GB，应答${answeredMs}毫秒。`,
  jobs: ({ jobs: { waiting, oldestMs } }) =>
    waiting === 0 ? '没有等待执行的任务。' : `${waiting}个任务等待执行，最久的等了${span(oldestMs ?? 0)}。`,
  failed_jobs: ({ jobs: { failed } }) => (failed === 0 ? '没有失败的任务。' : `${failed}个任务多次重试后仍失败。`),
  outside: ({ outside }) => {
    const away = outside.filter(one => one.state !== 'closed')
    return away.length === 0 ? '没有被熔断的外部系统。' : `没有应答：${away.map(systemName).join('、')}。`
  },
  backup: ({ backupAgeMs }) =>
    backupAgeMs === null
      ? '还没有备份过。请在服务器上运行 npm run backup，并安排每天自动运行。'
      : `上次备份完成于${span(backupAgeMs)}前。`,
}

/** How long, in the largest unit that says it. */
function span(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return `${Math.round(ms / 1000)}秒`
  if (minutes < 120) return `${minutes}分钟`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours}小时` : `${Math.floor(hours / 24)}天`
}
