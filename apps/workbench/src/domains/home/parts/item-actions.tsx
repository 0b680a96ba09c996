import { App, Button, Space, Switch } from 'antd'
import { useCommand } from '@nethos/calls/command.ts'
import type { HomeItemKind } from '@nethos/contract/home/home-desk.services.ts'
import { moveItem, removeItem, showItem } from '../home.calls.ts'

interface Item {
  kind: HomeItemKind
  itemId: string
  title: string
}

/** On or off, at once. */
export function ShownSwitch({ kind, itemId, title, isShown }: Item & { isShown: boolean }) {
  const { run, isBusy } = useCommand(showItem)
  return (
    <Switch
      aria-label={`展示「${title}」`}
      checked={isShown}
      loading={isBusy}
      onChange={isOn => void run({ kind, itemId, isShown: isOn })}
    />
  )
}

interface ItemActionsProps extends Item {
  isFirst: boolean
  isLast: boolean
  onEdit: () => void
}

/** Its place, its words, its end. */
export function ItemActions({ kind, itemId, title, isFirst, isLast, onEdit }: ItemActionsProps) {
  const { modal, message } = App.useApp()
  const moving = useCommand(moveItem)
  const removing = useCommand(removeItem)
  const move = (direction: 'up' | 'down') => void moving.run({ kind, itemId, direction })
  const remove = () =>
    void modal.confirm({
      title: `删除「${title}」？`,
      content: '删除后患者不再看到，不能恢复。只想暂时收起时，请关闭展示。',
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '返回',
      onOk: async () => {
        if (await removing.run({ kind, itemId })) void message.success('已删除')
      },
    })
  return (
    <Space>
      <Button disabled={isFirst || moving.isBusy} aria-label={`上移「${title}」`} onClick={() => move('up')}>
        上移
      </Button>
      <Button disabled={isLast || moving.isBusy} aria-label={`下移「${title}」`} onClick={() => move('down')}>
        下移
      </Button>
      <Button onClick={onEdit}>修改</Button>
      <Button onClick={remove}>删除</Button>
    </Space>
  )
}
