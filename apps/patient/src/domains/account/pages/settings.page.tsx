import { useState } from 'react'
import { useNavigate } from 'react-router'
import { accountPaths } from '@nethos/contract/account/account.paths.ts'
import { auditPaths } from '@nethos/contract/audit/audit.paths.ts'
import { shellLabels } from '@nethos/contract/common/shells.ts'
import { contentPaths } from '@nethos/contract/content/content.paths.ts'
import { pushSettingsPage } from '@nethos/contract/messages/messages.paths.ts'
import { systemPaths } from '@nethos/contract/system/system.paths.ts'
import { run } from '@nethos/calls/command.ts'
import { queryClient } from '@nethos/calls/query.ts'
import { signOut } from '@nethos/calls/session.ts'
import { ActionList } from '../../../controls/action-list.tsx'
import { Button } from '../../../controls/button.tsx'
import { confirm } from '../../../controls/dialog.ts'
import { Switch } from '../../../controls/switch.tsx'
import { toast } from '../../../controls/toast.ts'
import { Card } from '../../../patterns/card.tsx'
import { forgetDrafts } from '../../../patterns/draft.ts'
import { useHouse } from '../../../patterns/house.ts'
import { HubPage } from '../../../patterns/hub-page.tsx'
import { useShellName } from '../../shell/public.ts'
import { logout, logoutOfShell } from '../account.calls.ts'
import { forgetKept, keptBytes, sizeInWords } from '../kept-here.ts'
import { privacyPolicy } from '../parts/agreement-line.tsx'
import { TiedShells } from '../parts/tied-shells.tsx'

/** 设置: how the app looks, the login, the standing texts, and the way out. */
export default function SettingsPage() {
  const { isElder, setElder } = useHouse()
  const leave = useLeaving()
  const { size, clear } = useKeptHere()
  return (
    <HubPage title="设置">
      <Card>
        <Switch label="长辈版" note="字更大，按钮更大，内容更少" checked={isElder} onChange={setElder} />
      </Card>
      <Card>
        <ActionList
          actions={[
            { label: '消息提醒设置', to: pushSettingsPage },
            { label: '修改手机号', to: accountPaths.mobile },
            { label: '修改密码', to: accountPaths.resetPassword },
            { label: '登录设备', note: '在哪些设备上登录过，可以移除', to: accountPaths.devices },
          ]}
        />
        <TiedShells />
      </Card>
      <Card title="隐私">
        <ActionList
          actions={[
            { label: '谁看过我的记录', note: '医生和工作人员的每次查看', to: auditPaths.looks },
            { label: '授权管理', note: '同意过的协议，可以撤回', to: accountPaths.consents },
            { label: '导出我的资料', note: '打包下载自己的全部记录', to: accountPaths.archive },
            { label: '注销账号', to: accountPaths.closing },
          ]}
        />
      </Card>
      <Card>
        <ActionList
          actions={[
            { label: '用户协议', to: contentPaths.agreement },
            { label: '隐私政策', to: privacyPolicy },
            { label: '使用帮助', to: systemPaths.help },
            { label: '关于我们', to: systemPaths.about },
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
function useKeptHere() {
  const [bytes, setBytes] = useState(keptBytes)
  return {
    size: sizeInWords(bytes),
    async clear() {
      const text = '会清除看过的内容和搜索记录，下次打开时重新加载。登录和没有提交的内容不受影响。'
      if (!(await confirm({ title: '确定要清除缓存吗？', text, yes: '清除' }))) return
      await forgetKept()
      setBytes(keptBytes())
      toast('缓存已清除')
    },
  }
}

/** Signs out after a question: here and on the server; nothing that was seen or typed stays on this phone. */
function useLeaving() {
  const go = useNavigate()
  const shell = useShellName()
  return async () => {
    const isSure = await confirm({
      title: '确定要退出登录吗？',
      text: `退出后，这部手机上没有提交的内容会被清除。您的咨询和就诊人不受影响。${shell ? `下次打开需要重新绑定${shellLabels[shell]}。` : ''}`,
      yes: '退出登录',
    })
    if (!isSure) return
    // Away from here first, to a page that asks nothing of the server: this one would ask for a login again.
    await go(accountPaths.welcome, { replace: true })
    // The call takes the token along. Whoever wants to leave leaves, even while the server cannot be reached.
    run(shell ? logoutOfShell : logout, {}).catch(() => undefined)
    signOut()
    queryClient.clear()
    forgetDrafts()
  }
}
