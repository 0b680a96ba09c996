import { App, Button } from 'antd'
import { Link } from 'react-router'
import { serverNow } from '@nethos/calls/config.ts'
import { useCommand } from '@nethos/calls/command.ts'
import { Tag } from '../../../../controls/tag.tsx'
import { withdrawTime, type DeskTime } from '../video.calls.ts'

export const TimeState = ({ time: { consultId, isCertain, beginsAt } }: { time: DeskTime }) =>
  consultId === null ? (
    <Tag tone="plain">{beginsAt > serverNow() ? '可预约' : '已过'}</Tag>
  ) : isCertain ? (
    <Tag tone="good">已预约</Tag>
  ) : (
    <Tag tone="brand">待支付</Tag>
  )

export function TimeActions({ time: { timeId, consultId, isCertain, beginsAt } }: { time: DeskTime }) {
  const { modal, message } = App.useApp()
  const withdraw = useCommand(withdrawTime)
  if (consultId !== null) return isCertain ? <Link to={`/consults/${consultId}`}>查看咨询</Link> : null
  if (beginsAt < serverNow()) return null
  const ask = () =>
    void modal.confirm({
      title: '停约这个时段？',
      content: '停约后患者不能再预约，需要时可以重新发布。',
      okText: '停约',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await withdraw.run({ timeId })) void message.success('已停约')
      },
    })
  return (
    <Button size="small" onClick={ask} loading={withdraw.isBusy}>
      停约
    </Button>
  )
}
