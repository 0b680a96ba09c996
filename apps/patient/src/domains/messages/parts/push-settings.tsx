import { useCommand } from '@nethos/calls/command.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import type { ModuleType } from '@nethos/contract/messages/messages.modules.ts'
import { Switch } from '../../../controls/switch.tsx'
import { Card } from '../../../patterns/card.tsx'
import { DetailPage } from '../../../patterns/detail-page.tsx'
import { PushSwitch } from './push-switch.tsx'
import { changePushSetting, pushSettings } from '../messages.calls.ts'
import './push-settings.css'

/** What the patient wants to be told of, module by module. */
export function PushSettings() {
  const query = useServiceQuery(pushSettings())
  const { run } = useCommand(changePushSetting)
  return (
    <DetailPage title="消息提醒设置" detail={query}>
      {settings => (
        <>
          <p className="push-settings__note">
            关闭后，这类消息仍会保存在「消息通知」里，但不再提醒您。支付与退款、账号安全的消息始终提醒。
          </p>
          <PushSwitch />
          <Card>
            {settings.map(({ moduleType, moduleName, isOn }) => (
              <Switch
                key={moduleType}
                label={moduleName}
                checked={isOn}
                onChange={checked => void run({ moduleType: moduleType as ModuleType, isOn: checked })}
              />
            ))}
          </Card>
        </>
      )}
    </DetailPage>
  )
}
