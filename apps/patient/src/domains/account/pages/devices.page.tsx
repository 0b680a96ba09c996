import type { Device } from '@nethos/contract/account/device.services.ts'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { useRows } from '@nethos/calls/query.ts'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Tag } from '../../../controls/tag.tsx'
import { toast } from '../../../controls/toast.ts'
import { ListPage } from '../../../patterns/list-page.tsx'
import { Row } from '../../../patterns/row.tsx'
import { devices, removeDevice } from '../account.calls.ts'
import './devices.page.css'

/** 登录设备: from where a password alone lets in, and how to end that. */
export default function DevicesPage() {
  const rows = useRows(devices())
  const remove = useCommand(removeDevice)
  const takeOff = async ({ deviceId, deviceName }: Device) => {
    const isSure = await confirm({
      title: `要移除“${deviceName}”吗？`,
      text: '移除后，那台设备会马上退出登录，下次在上面登录要输入短信验证码。',
      yes: '移除',
      danger: true,
    })
    if (isSure && (await remove.run({ deviceId }))) toast('已移除')
  }
  return (
    <ListPage rows={rows} empty="还没有登录过的设备" icon="phone">
      {device => (
        <Row key={device.deviceId}>
          <p className="device__head">
            <strong>{device.deviceName}</strong>
            {device.isHere ? <Tag>本机</Tag> : device.isIn && <Tag tone="good">登录中</Tag>}
          </p>
          <p className="device__quiet">最近登录 {dayAndTime(device.lastAt)}</p>
          <p className="device__quiet">首次登录 {dayAndTime(device.firstAt)}</p>
          {!device.isHere && (
            <Button look="quiet" onClick={() => takeOff(device)} label={`移除${device.deviceName}`}>
              移除
            </Button>
          )}
        </Row>
      )}
    </ListPage>
  )
}
