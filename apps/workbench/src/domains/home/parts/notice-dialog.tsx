import { noticeContent, noticeTitle, optionalAddress } from '@nethos/contract/home/home-desk.rules.ts'
import { run } from '@nethos/calls/command.ts'
import { TextLine, AreaLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { saveNotice, type DeskNotice } from '../home.calls.ts'
import { timesOf, typedTimesOf, wrongInTimes } from '../times.ts'
import { ItemDialog } from './item-dialog.tsx'

const draftOf = (notice: DeskNotice | undefined) => ({
  title: notice?.title ?? '',
  content: notice?.content ?? '',
  url: notice?.url ?? '',
  isShown: notice?.isShown ?? true,
  ...typedTimesOf(notice),
})

/** A new notice, or another wording of one. */
export function NoticeDialog({ notice, onClose }: { notice: DeskNotice | undefined; onClose: () => void }) {
  const form = useDialogForm({
    initial: () => draftOf(notice),
    rules: { title: noticeTitle, content: noticeContent, url: optionalAddress },
    validate: draft => wrongInTimes(timesOf(draft, notice)),
    send: draft => {
      const { from: _from, until: _until, ...sent } = draft
      return run(saveNotice, { ...(notice && { noticeId: notice.noticeId }), ...sent, ...timesOf(draft, notice) })
    },
    done: '已保存，患者首页马上更新',
    onClose,
  })
  return (
    <ItemDialog title={notice ? '修改通知' : '新建通知'} addressLabel="点击后打开（选填）" form={form}>
      <TextLine label="标题" hint="最多40个字" {...form.field('title')} />
      <AreaLine
        label="内容（选填）"
        hint="标题下面的小字，最多120个字"
        minRows={2}
        maxRows={5}
        {...form.field('content')}
      />
    </ItemDialog>
  )
}
