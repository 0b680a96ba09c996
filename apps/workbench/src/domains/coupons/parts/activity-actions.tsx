import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { stopActivity, type DeskActivity } from '../coupons.calls.ts'
import { ActivityDialog } from './activity-dialog.tsx'

/** What can be done with an activity. */
export function ActivityActions({ activity }: { activity: DeskActivity }) {
  const [isEditing, setEditing] = useState(false)
  const { modal, message } = App.useApp()
  const { run } = useCommand(stopActivity)
  const { activityId, activityName, isOpen } = activity

  const ask = () =>
    void modal.confirm({
      title: isOpen ? `停止「${activityName}」？` : `恢复「${activityName}」？`,
      content: isOpen
        ? '停止后患者不能再参加，推广码也不再有效。已领取的优惠券仍可使用。'
        : '恢复后，患者在活动时间内可以再次参加。',
      okText: isOpen ? '停止活动' : '恢复活动',
      okButtonProps: { danger: isOpen },
      cancelText: '返回',
      onOk: async () => {
        if (await run({ activityId, isOpen: !isOpen })) void message.success(isOpen ? '已停止' : '已恢复')
      },
    })
  return (
    <Space>
      <Button onClick={() => setEditing(true)}>修改</Button>
      <Button onClick={ask}>{isOpen ? '停止' : '恢复'}</Button>
      {isEditing && <ActivityDialog activity={activity} onClose={() => setEditing(false)} />}
    </Space>
  )
}
