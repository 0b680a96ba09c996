import { Alert, App, Button, Checkbox } from 'antd'
import { useState } from 'react'
import { config } from '@nethos/calls/config.ts'
import { saveText } from '../../../controls/save-text.ts'

/** Shown once: nobody can look them up again. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { message } = App.useApp()
  const [isSaved, setSaved] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => void message.success('已复制'),
      () => void message.error('复制失败，请手动抄写'),
    )
  return (
    <section className="second-step" aria-label="备用码">
      <Alert type="success" title="两步验证已开启" />
      <p>
        请保存下面的{codes.length}个备用码。手机不在身边时，可以用备用码代替验证码登录，每个只能用一次。
        <strong>离开后将不再显示。</strong>
      </p>
      <ul className="second-step__codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="second-step__tools">
        <Button onClick={() => void copy()}>复制</Button>
        <Button onClick={() => save(codes)}>下载</Button>
      </div>
      <Checkbox checked={isSaved} onChange={event => setSaved(event.target.checked)}>
        我已妥善保存备用码
      </Checkbox>
      <Button type="primary" size="large" block disabled={!isSaved} onClick={onDone}>
        完成
      </Button>
    </section>
  )
}

function save(codes: readonly string[]): void {
  const text = [`${config().hospitalName}医护工作台 备用码（每个只能用一次）`, ...codes, ''].join('\r\n')
  saveText('工作台备用码.txt', text)
}
