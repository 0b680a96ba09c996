import type { ReactNode } from 'react'
import type { ServiceIconName } from '@nethos/contract/common/service-icons.ts'
import { Button, ButtonLink, CallButton } from '../controls/button.tsx'
import { Drawing, type DrawingName } from '../controls/drawing.tsx'
import { ServiceIcon } from '../controls/service-icon.tsx'
import { useAppInfo } from './app-info.ts'
import './states.css'

type StateProps = {
  /** What is the case, in one sentence. */
  sentence: string
  /** The way on: a button or a link. */
  children?: ReactNode
} & ({ drawing: DrawingName; icon?: never } | { icon: ServiceIconName; drawing?: never })

/** A whole place that has nothing to show: drawing, sentence, way on. */
export const State = ({ drawing, icon, sentence, children }: StateProps) => (
  <div className="state">
    {drawing ? <Drawing name={drawing} /> : <ServiceIcon name={icon} />}
    <p className="state__sentence">{sentence}</p>
    {children && <div className="state__ways">{children}</div>}
  </div>
)

interface EmptyProps {
  sentence: string
  /** The drawing of what is missing. */
  icon: ServiceIconName
  children?: ReactNode
}

/** Nothing here, and the way on. */
export const Empty = (props: EmptyProps) => <State {...props} />

/** What an address names is not there: no second try, but a way on. */
export function Missing({ sentence = '记录不存在' }: { sentence?: string | undefined }) {
  const { home } = useAppInfo()
  return (
    <div role="alert">
      <State drawing="search" sentence={sentence}>
        <ButtonLink to={home} look="soft" replace>
          返回首页
        </ButtonLink>
        <ServicePhone />
      </State>
    </div>
  )
}

interface FaultProps {
  /** What happened, in the words of the server or of the network. */
  sentence?: string | undefined
  retry: () => unknown
}

/** It could not be had: what happened, once more, and somebody to call. */
export function Fault({ sentence = '网络错误，请稍后重试', retry }: FaultProps) {
  return (
    <div role="alert">
      <State drawing="fault" sentence={sentence}>
        <Button look="soft" onClick={retry}>
          重新加载
        </Button>
        <ServicePhone />
      </State>
    </div>
  )
}

/** The customer service to call, and when somebody answers. */
export function ServicePhone() {
  const { servicePhone, serviceHours } = useAppInfo()
  if (!servicePhone) return null
  return (
    <>
      <CallButton phone={servicePhone} look="quiet">
        拨打客服电话 <span className="state__phone">{servicePhone}</span>
      </CallButton>
      {serviceHours && <p className="state__hours">{serviceHours}</p>}
    </>
  )
}
