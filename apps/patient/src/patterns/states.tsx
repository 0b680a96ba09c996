import type { ReactNode } from 'react'
import { Button, ButtonLink, CallButton } from '../controls/button.tsx'
import { Drawing, type DrawingName } from '../controls/drawing.tsx'
import { useHouse } from './house.ts'
import './states.css'

interface StateProps {
  drawing: DrawingName
  /** What is the case, in one sentence. */
  sentence: string
  /** The way on: a button or a link. */
  children?: ReactNode
}

/** A whole place that has nothing to show: drawing, sentence, way on. */
export const State = ({ drawing, sentence, children }: StateProps) => (
  <div className="state">
    <Drawing name={drawing} />
    <p className="state__sentence">{sentence}</p>
    {children && <div className="state__ways">{children}</div>}
  </div>
)

/** Nothing here, and the way on. */
export const Empty = ({ sentence, children }: { sentence: string; children?: ReactNode }) => (
  <State drawing="empty" sentence={sentence}>
    {children}
  </State>
)

/** What an address names is not there: no second try, but a way on. */
export function Missing({ sentence = '记录不存在' }: { sentence?: string | undefined }) {
  const { home } = useHouse()
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
  const { servicePhone, serviceHours } = useHouse()
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
