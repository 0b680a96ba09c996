import { useEffect, useState } from 'react'
import { isPushPossible } from '@nethos/calls/web-push.ts'
import { Switch } from '../../../controls/switch.tsx'
import { Card } from '../../../patterns/card.tsx'
import { isPushOn, turnPushOff, turnPushOn } from '../push.ts'

const refused = '浏览器没有允许通知。请在浏览器或手机的设置中允许本网站发送通知，再打开这里的开关。'
const failed = '没有成功，请稍后再试。'

/** Whether this phone shows a notice while the app is closed. The browser is asked only when somebody switches it on. */
export function PushSwitch() {
  const [isOn, setOn] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [sentence, setSentence] = useState('')
  const isPossible = isPushPossible()
  useEffect(() => {
    if (isPossible) void isPushOn().then(setOn, () => setOn(false))
  }, [isPossible])
  if (!isPossible) return <p className="push-settings__note">这个浏览器不能弹出通知，新消息请在「消息通知」里查看。</p>
  const change = async (wanted: boolean) => {
    if (isBusy) return
    setBusy(true)
    setSentence('')
    try {
      if (!wanted) await turnPushOff()
      else if (!(await turnPushOn())) return setSentence(refused)
      setOn(wanted)
    } catch {
      setSentence(failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Card>
        <Switch
          label="在这台手机上弹出通知"
          note="关闭页面后也会提醒，只显示“您有一条新消息”，不显示内容；免打扰时段内不弹出；退出登录后停止"
          checked={isOn}
          onChange={checked => void change(checked)}
        />
      </Card>
      {sentence && (
        <p className="push-settings__note" role="alert">
          {sentence}
        </p>
      )}
    </>
  )
}
