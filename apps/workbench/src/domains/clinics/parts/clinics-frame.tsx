import { Alert, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { Choice } from '../../../controls/choice.tsx'
import { OfficePage } from '../../../patterns/office-page.tsx'
import { Empty, Fault, Waiting } from '../../../patterns/states.tsx'
import { keepers, type Keeper } from '../local.calls.ts'

const parts = [
  { value: '/clinics', label: '每日门诊' },
  { value: '/clinics/plans', label: '每周排班' },
  { value: '/clinics/departments', label: '科室和医生' },
]

interface FrameProps {
  /** Shown where the clinics are kept here. */
  tools?: ReactNode
  children: (keeper: Keeper) => ReactNode
}

/** 门诊排班: which hospital, who keeps its clinics, and the three parts of the desk. */
export function ClinicsFrame({ tools, children }: FrameProps) {
  const { value, status, sentence, retry } = useServiceQuery(keepers())
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  const go = useNavigate()
  if (!value)
    return (
      <OfficePage title="门诊排班">
        {status === 'fault' ? <Fault sentence={sentence} onRetry={retry} /> : <Waiting rows={8} />}
      </OfficePage>
    )
  const keeper =
    value.find(one => one.hosId === params.get('hosId')) ?? value.find(one => one.keeper === 'us') ?? value[0]
  if (!keeper)
    return (
      <OfficePage title="门诊排班">
        <Empty as="places" sentence="还没有医院，请管理员先在「医院管理」里新增" />
      </OfficePage>
    )
  return (
    <OfficePage
      title="门诊排班"
      tools={
        <>
          <Choice
            label="医院"
            value={keeper.hosId}
            of={Object.fromEntries(value.map(one => [one.hosId, one.hosName]))}
            onChange={hosId => setParams({ hosId })}
          />
          {keeper.keeper === 'us' && tools}
        </>
      }
    >
      <Segmented
        aria-label="内容"
        value={pathname}
        options={parts}
        onChange={to => void go(`${to}?hosId=${keeper.hosId}`)}
        style={{ justifySelf: 'start', maxWidth: '100%' }}
      />
      <KeeperName keeper={keeper.keeper} />
      {children(keeper)}
    </OfficePage>
  )
}

const KeeperName = ({ keeper }: Pick<Keeper, 'keeper'>) =>
  keeper === 'us' ? (
    <p>这家医院没有接入挂号系统，号源在这里维护。修改后患者几秒内看到，每次修改都有记录。</p>
  ) : keeper === 'system' ? (
    <Alert
      type="info"
      showIcon
      title="这家医院的号源由医院自己的挂号系统维护，这里只能查看。要修改请到医院系统里操作。"
    />
  ) : (
    <Alert
      type="warning"
      showIcon
      title="这家医院没有接入挂号系统，也没有设为在这里排班，患者不能预约。请联系系统管理员修改部署设置。"
    />
  )
