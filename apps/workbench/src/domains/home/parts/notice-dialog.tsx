import { App, Input } from 'antd'
import { useState } from 'react'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { noticeContent, noticeTitle, optionalAddress } from '@nethos/contract/home/home-desk.rules.ts'
import { sentenceOf } from '@nethos/contract/rule.ts'
import { Field } from '../../../controls/field.tsx'
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
  const [before] = useState(() => draftOf(notice))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(saveNotice)
  const put = (changed: Partial<typeof draft>) => setDraft(now => ({ ...now, ...changed }))
  const { title, content, url, isShown } = draft
  const times = timesOf(draft, notice)
  const wrong = {
    title: sentenceOf(noticeTitle, title),
    content: sentenceOf(noticeContent, content),
    url: sentenceOf(optionalAddress, url),
    ...wrongInTimes(times),
  }
  const shown: Partial<typeof wrong> = isTried ? wrong : {}

  const save = async () => {
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    if (!(await run({ ...(notice && { noticeId: notice.noticeId }), title, content, url, isShown, ...times }))) return
    void message.success('已保存，患者首页马上更新')
    onClose()
  }
  return (
    <ItemDialog
      title={notice ? '修改通知' : '新建通知'}
      addressLabel="点击后打开（选填）"
      draft={draft}
      before={before}
      wrong={shown}
      isBusy={isBusy}
      sentence={sentence}
      onChange={put}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Field label="标题" hint="最多40个字" wrong={shown.title}>
        {its => <Input {...its} value={title} onChange={event => put({ title: event.target.value })} />}
      </Field>
      <Field label="内容（选填）" hint="标题下面的小字，最多120个字" wrong={shown.content}>
        {({ status, ...its }) => (
          <Input.TextArea
            {...its}
            status={status}
            autoSize={{ minRows: 2, maxRows: 5 }}
            value={content}
            onChange={event => put({ content: event.target.value })}
          />
        )}
      </Field>
    </ItemDialog>
  )
}
