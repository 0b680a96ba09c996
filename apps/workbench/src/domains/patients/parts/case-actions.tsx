import { App, Button } from 'antd'
import { useState } from 'react'
import { useCommand } from '@nethos/calls/command.ts'
import { caseNote } from '@nethos/contract/account/mobile-case.rules.ts'
import type { MobileCase } from '@nethos/contract/account/mobile-case.services.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { TextDialog } from '../../../patterns/text-dialog.tsx'
import { approveMobileCase, endMobileCase } from '../patients.calls.ts'

/** Who has asked may take it back; another one approves it or turns it down. */
export function CaseActions({ of }: { of: MobileCase }) {
  const [isEnding, setEnding] = useState(false)
  const { modal, message } = App.useApp()
  const approving = useCommand(approveMobileCase)
  const ending = useCommand(endMobileCase)
  if (of.caseStatus !== 'waiting') return null

  const { caseId, isOwn, isOver } = of
  const approve = () =>
    void modal.confirm({
      title: `批准把登录手机号改为 ${of.mobile}？`,
      content: `${of.personName}原来的手机号 ${of.beforeMobile} 将不能再登录，所有已登录的手机、微信和支付宝都会退出，新旧手机号各收到一条短信。请先自己核对证件和情况说明。批准后不能撤回。`,
      okText: '批准更换',
      cancelText: '返回',
      onOk: async () => {
        if (await approving.run({ caseId })) void message.success('已更换，患者可以用新手机号登录')
      },
    })
  const end = async (note: string) => {
    const done = await ending.run({ caseId, note })
    if (done) void message.success(isOwn ? '已撤回' : '已记为未批准')
    return done === true
  }
  return (
    <span className="patients__actions">
      {!isOwn && !isOver && (
        <Button type="primary" onClick={approve}>
          批准
        </Button>
      )}
      <Button onClick={() => setEnding(true)}>{isOwn ? '撤回' : '不批准'}</Button>
      {isEnding && (
        <TextDialog
          title={isOwn ? '撤回这份申请' : '不批准这份申请'}
          label="原因"
          yes={isOwn ? '撤回' : '不批准'}
          isDangerous
          most={200}
          wrong={text => sentenceOf(caseNote, text)}
          onYes={end}
          onClose={() => setEnding(false)}
        >
          登录手机号不会改变。需要更换时，请重新核对证件后再提交。
        </TextDialog>
      )}
    </span>
  )
}
