import { App, Switch } from 'antd'
import { useEffect, useState } from 'react'
import { isPushPossible } from '@nethos/calls/web-push.ts'
import { isPushOn, turnPushOff, turnPushOn } from '../push.ts'

const refused = '浏览器没有允许通知。请点地址栏左侧的图标，把“通知”改为“允许”，再打开这里的开关。'

/** On an iPhone and iPad only what stands on the home screen is told. */
const whyNot = (): string =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
    ? '在 iPhone 或 iPad 上，请先点浏览器的“分享”按钮，选择“添加到主屏幕”，再从主屏幕打开工作台，就能在这里开启推送。'
    : '这个浏览器不能弹出通知，请换用其他浏览器或短信通知。'

/** Whether this browser is told while its page is closed. It is asked only when somebody switches it on. */
export function PushSwitch() {
  const { message } = App.useApp()
  const [isOn, setOn] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [sentence, setSentence] = useState('')
  useEffect(() => void isPushOn().then(setOn, () => setOn(false)), [])
  const change = async (wanted: boolean) => {
    setBusy(true)
    setSentence('')
    try {
      if (!wanted) await turnPushOff()
      else if (!(await turnPushOn())) return setSentence(refused)
      setOn(wanted)
      void message.success(wanted ? '已开启' : '已关闭')
    } catch (error) {
      setSentence(`没有成功：${(error as Error).message}`)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="notices__part" aria-label="本机推送">
      <h2>本机推送</h2>
      <p className="notices__hint">
        关闭工作台页面后，这台电脑或手机仍会弹出“有新的消息”，点一下打开对应页面；弹出的内容不含患者信息。登录过期后仍会提醒，退出登录或在这里关闭后停止。
      </p>
      {isPushPossible() ? (
        <div className="notices__row">
          <Switch
            aria-label="在这台设备上弹出通知"
            checked={isOn}
            loading={isBusy}
            onChange={wanted => void change(wanted)}
          />
          <span aria-hidden>在这台设备上弹出通知</span>
        </div>
      ) : (
        <p>{whyNot()}</p>
      )}
      <p className="field__wrong" role="alert">
        {sentence}
      </p>
    </section>
  )
}
