import { Button } from 'antd'
import { useMe } from '../../../staff/public.ts'
import { useAlarms } from '../use-alarms.ts'
import './alarm-strip.css'

/** Over a consult for which somebody is being called: who sits here says so, and nobody else is called. */
export function AlarmHere({ consultId, onSeen }: { consultId: string; onSeen: () => void }) {
  const role = useMe().value?.role
  const isOpen = useAlarms(role !== undefined && role !== 'pharmacist').value?.some(one => one.consultId === consultId)
  if (!isOpen) return null
  return (
    <p className="alarm-strip" role="alert">
      <span>患者的情况可能很紧急，还没有人处理</span>
      <Button danger type="primary" onClick={onSeen}>
        我已看到，正在处理
      </Button>
    </p>
  )
}
