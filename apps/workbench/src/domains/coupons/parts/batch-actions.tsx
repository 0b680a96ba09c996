import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { serverNow } from '@nethos/calls/config.ts'
import { stopBatch, type Batch } from '../coupons.calls.ts'
import { batchState } from '../coupons.words.ts'
import { BatchDialog } from './batch-dialog.tsx'
import { GiveDialog } from './give-dialog.tsx'

/** What can be done with a batch. */
export function BatchActions({ batch }: { batch: Batch }) {
  const [open, setOpen] = useState<'edit' | 'give'>()
  const { modal, message } = App.useApp()
  const { run } = useCommand(stopBatch)
  const { batchId, couponName, isOpen } = batch
  const close = () => setOpen(undefined)

  const ask = () =>
    void modal.confirm({
      title: isOpen ? `停发「${couponName}」？` : `恢复发放「${couponName}」？`,
      content: isOpen
        ? '停发后不再赠送，用到它的活动也领不到。患者已领取的仍可使用。'
        : '恢复后可以再次赠送，用到它的活动也能领取。',
      okText: isOpen ? '停发' : '恢复发放',
      okButtonProps: { danger: isOpen },
      cancelText: '返回',
      onOk: async () => {
        if (await run({ batchId, isOpen: !isOpen })) void message.success(isOpen ? '已停发' : '已恢复发放')
      },
    })
  return (
    <Space>
      {batchState(batch, serverNow()).isGiving && <Button onClick={() => setOpen('give')}>赠送</Button>}
      <Button onClick={() => setOpen('edit')}>修改</Button>
      <Button onClick={ask}>{isOpen ? '停发' : '恢复发放'}</Button>
      {open === 'give' && <GiveDialog batch={batch} onClose={close} />}
      {open === 'edit' && <BatchDialog batch={batch} onClose={close} />}
    </Space>
  )
}
