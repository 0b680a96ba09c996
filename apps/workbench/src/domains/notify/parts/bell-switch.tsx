import { Button, Switch } from 'antd'
import { useId } from 'react'
import { ring, switchBell, useBellOn } from '../bell.ts'

/** Belongs to this browser: a desk in a shared room stays silent, the one at home rings. */
export function BellSwitch() {
  const id = useId()
  const isOn = useBellOn()
  return (
    <section className="notices__part" aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>本机声音</h2>
      <div className="notices__row">
        <Switch aria-labelledby={id} checked={isOn} onChange={switchBell} />
        <span id={id}>工作台打开时，有新消息响一声；有急症患者等待时，每15秒响一次</span>
        <Button onClick={ring}>试听</Button>
      </div>
    </section>
  )
}
