import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { auditPages } from '@nethos/contract/audit/audit.pages.ts'
import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { messagePages } from '@nethos/contract/messages/messages.pages.ts'
import { systemPages } from '@nethos/contract/system/system.pages.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { shellLabels } from '@nethos/contract/common/shells.ts'
import { run } from '@nethos/calls/command.ts'
import { queryClient, useServiceQuery } from '@nethos/calls/query.ts'
import { leave } from '@nethos/calls/session.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Switch } from '../../../controls/switch.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { forgetDrafts } from '../../../patterns/draft.ts'
import { useAppInfo } from '../../../patterns/app-info.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { useShellName } from '../../shell/public.ts'
import { logout, logoutOfShell, profile } from '../account.calls.ts'
import { clearStored, storedBytes, sizeInWords } from '../stored-here.ts'
import { privacyPolicy } from '../parts/agreement-line.tsx'
import { TiedShells } from '../parts/tied-shells.tsx'

/** 设置: how the app looks, the login, the standing texts, and the way out. */
export default function SettingsPage() {
  const { isElder, setElder } = useAppInfo()
  const leave = useLeaving()
  const { size, clear } = useStoredBytes()
  // Until it is known, and where it cannot be: what most accounts have.
  const hasPassword = useServiceQuery(profile()).value?.hasPassword ?? true
  return (
    <HubPage>
      <Card>
        <Switch label="长辈版" note="字更大，按钮更大，内容更少" checked={isElder} onChange={setElder} />
      </Card>
      <Card>
        <ActionList
          actions={[
            { label: '消息提醒设置', to: messagePages.notice.to({ settings: 1 }) },
            { label: '修改手机号', to: accountPages.mobile.at },
            { label: hasPassword ? '修改密码' : '设置密码', to: accountPages.resetPassword.at },
            { label: '登录设备', note: '在哪些设备上登录过，可以移除', to: accountPages.devices.at },
          ]}
        />
        <TiedShells />
      </Card>
      <Card title="隐私">
        <ActionList
          actions={[
            { label: '谁看过我的记录', note: '医生和工作人员的每次查看', to: auditPages.looks.at },
            { label: '授权管理', note: '同意过的协议，可以撤回', to: accountPages.consents.at },
            { label: '导出我的资料', note: '打包下载自己的全部记录', to: accountPages.archive.at },
            { label: '注销账号', to: accountPages.closing.at },
          ]}
        />
      </Card>
      <Card>
        <ActionList
          actions={[
            { label: '用户协议', to: contentPages.agreement.at },
            { label: '隐私政策', to: privacyPolicy },
            { label: '使用帮助', to: systemPages.help.at },
            { label: '关于我们', to: systemPages.about.at },
            { label: '清除缓存', value: size, onAct: () => void clear() },
          ]}
        />
      </Card>
      <Button look="quiet" onClick={leave}>
        退出登录
      </Button>
    </HubPage>
  )
}

/** How much the app keeps here that it can do without, and the way to be rid of it. */
function useStoredBytes() {
  const [bytes, setBytes] = useState(storedBytes)
  return {
    size: sizeInWords(bytes),
    async clear() {
      const text = '会清除看过的内容和搜索记录，下次打开时重新加载。登录和没有提交的内容不受影响。'
      if (!(await confirm({ title: '确定要清除缓存吗？', text, yes: '清除' }))) return
      await clearStored()
      setBytes(storedBytes())
      toast('缓存已清除')
    },
  }
}

/** Signs out after a question: here and on the server; nothing that was seen or typed stays on this phone. */
function useLeaving() {
  const go = useNavigate()
  const shell = useShellName()
  const isLeaving = useRef(false)
  // Only when this page is gone: while it stands, what is cleared would be asked for anew, by nobody.
  useEffect(
    () => () => void (isLeaving.current && queueMicrotask(() => leaveNow(shell ? logoutOfShell : logout))),
    [shell],
  )
  return async () => {
    const isSure = await confirm({
      title: '确定要退出登录吗？',
      text: `退出后，这部手机上没有提交的内容和搜索记录会被清除。您的咨询和就诊人不受影响。${shell ? `下次打开需要重新绑定${shellLabels[shell]}。` : ''}`,
      yes: '退出登录',
    })
    if (!isSure) return
    isLeaving.current = true
    // To a page that asks nothing of the server: this one would ask for a login again.
    await go(accountPages.welcome.at, { replace: true })
  }
}

function leaveNow(end: typeof logout): void {
  // The call takes the token along. Whoever wants to leave leaves, even while the server cannot be reached.
  run(end, {}).catch(() => undefined)
  leave()
  queryClient.clear()
  forgetDrafts()
}
