import { useCommand } from '@nethos/calls/command.ts'
import { confirm } from '../../controls/dialog.ts'
import { toast } from '../../controls/toast.ts'
import { unfollowDoctor } from './doctors.calls.ts'

/** Unfollows after a question that says what will happen. */
export function useUnfollow() {
  const unfollow = useCommand(unfollowDoctor)
  return {
    isBusy: unfollow.isBusy,
    async ask({ docId, docName }: { docId: string; docName: string }): Promise<void> {
      const isSure = await confirm({
        title: `确定不再关注${docName}医生吗？`,
        text: '取消后不能再给医生发消息。聊天记录会保留，重新关注后可以继续查看。',
        yes: '不再关注',
        no: '继续关注',
      })
      if (isSure && (await unfollow.run({ docId }))) toast('已取消关注')
    },
  }
}
