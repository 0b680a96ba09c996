import { App, Button, Space } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { dismissReason, failedJobLimits } from '@nethos/contract/system/failed-jobs.rules.ts'
import { jobTitle } from '@nethos/contract/system/job.names.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { dismissJob, retryJob, type FailedJob } from '../system.calls.ts'

/** It is tried again, or somebody has dealt with it otherwise and says how. */
export const FailedJobActions = (row: FailedJob) => (
  <Space>
    <Retry {...row} />
    <Dismiss {...row} />
  </Space>
)

function Retry({ jobId, job }: FailedJob) {
  const { message } = App.useApp()
  const retry = useCommand(retryJob)
  const run = async () => {
    if (await retry.run({ jobId })) void message.success('已重新排队')
  }
  return (
    <Button loading={retry.isBusy} aria-label={`再试一次：${jobTitle(job)}`} onClick={run}>
      再试一次
    </Button>
  )
}

function Dismiss({ jobId, job }: FailedJob) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { run } = useCommand(dismissJob)
  const dismiss = async (reason: string): Promise<boolean> => {
    const isDone = (await run({ jobId, reason })) === true
    if (isDone) void message.success('已移到“不再重试”')
    return isDone
  }
  return (
    <>
      <Button aria-label={`不再重试：${jobTitle(job)}`} onClick={() => setOpen(true)}>
        不再重试
      </Button>
      {isOpen && (
        <TextDialog
          title={`不再重试：${jobTitle(job)}`}
          label="原因"
          yes="确认不再重试"
          isDangerous
          most={failedJobLimits.reason}
          wrong={text => sentenceOf(dismissReason, text)}
          onYes={dismiss}
          onClose={() => setOpen(false)}
        >
          <p>系统不会再做这件事。请写明它已怎样处理，或为什么不必再做。不能撤销，会记入访问记录。</p>
        </TextDialog>
      )}
    </>
  )
}
