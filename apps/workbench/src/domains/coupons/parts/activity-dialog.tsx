import { App, Input, Radio, Select } from 'antd'
import { useState } from 'react'
import { serverNow } from '@nethos/calls/config.ts'
import { useAnswered } from '@nethos/calls/use-answered.ts'
import { useAsked } from '@nethos/calls/query.ts'
import { userScenes } from '@nethos/contract/coupons/coupons.schemas.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { activityDraftOf, activityOf, wrongInActivity, type ActivityDraft } from '../activity-draft.ts'
import { openBatches, saveActivity, type DeskActivity } from '../coupons.calls.ts'
import { sceneLabels } from '../coupons.words.ts'

const search = { optionFilterProp: 'label' }
const numeric = { inputMode: 'numeric' } as const
const scenes = userScenes.map(scene => ({ value: scene, label: sceneLabels[scene] }))

/** A new activity, or another wording of one. */
export function ActivityDialog({ activity, onClose }: { activity: DeskActivity | undefined; onClose: () => void }) {
  const [before] = useState(() => activityDraftOf(activity, serverNow()))
  const [draft, setDraft] = useState(before)
  const [isTried, setTried] = useState(false)
  const { message } = App.useApp()
  const { run, isBusy, sentence } = useAnswered(saveActivity)
  const wrong = wrongInActivity(draft, activity)
  const shown = isTried ? wrong : {}
  const put = (changed: Partial<ActivityDraft>) => setDraft({ ...draft, ...changed })
  const { options, isWaiting, fault } = useBatchOptions(activity)

  const save = async () => {
    setTried(true)
    if (Object.keys(wrong).length > 0) return
    if (!(await run(activityOf(draft, activity)))) return
    void message.success(activity ? '已保存' : '已新建活动')
    onClose()
  }
  /** A field of one line. */
  const line = (key: keyof ActivityDraft, label: string, hint?: string, more?: object) => (
    <Field label={label} hint={hint} wrong={shown[key]}>
      {its => <Input {...its} {...more} value={draft[key]} onChange={event => put({ [key]: event.target.value })} />}
    </Field>
  )
  const batchChoice = (key: 'batchId' | 'inviterBatchId', label: string, hint?: string) => (
    <Field label={label} hint={hint} wrong={shown[key] ?? fault}>
      {its => (
        <Select<string | undefined>
          {...its}
          allowClear
          showSearch={search}
          loading={isWaiting}
          options={options}
          value={draft[key] || undefined}
          onChange={chosen => put({ [key]: chosen ?? '' })}
        />
      )}
    </Field>
  )
  return (
    <FormDialog
      title={activity ? '修改活动' : '新建活动'}
      yes="保存"
      isBusy={isBusy}
      isTouched={JSON.stringify(draft) !== JSON.stringify(before)}
      sentence={sentence ?? (Object.keys(shown).length > 0 ? '请先改正上面标红的内容' : undefined)}
      onYes={() => void save()}
      onClose={onClose}
    >
      {line('activityName', '活动名称')}
      <Field label="方式">
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label="方式"
            value={draft.userScene}
            options={scenes}
            onChange={event => put({ userScene: event.target.value as ActivityDraft['userScene'] })}
          />
        )}
      </Field>
      {batchChoice('batchId', '参加者得到的礼券', '每人限领一次')}
      {draft.userScene === 'INVITE_REGISTER' && (
        <>
          {batchChoice('inviterBatchId', '邀请人得到的礼券', '不选表示邀请人没有礼券')}
          {line('inviterMost', '奖励上限', '每位邀请人最多因多少位好友得到礼券', { ...numeric, suffix: '人' })}
        </>
      )}
      {line('promoteCode', '推广码', activity ? '不填则保留原来的' : '不填则自动生成')}
      {line('starts', '开始时间', undefined, { type: 'datetime-local' })}
      {line('ends', '结束时间', undefined, { type: 'datetime-local' })}
      <Field label="活动规则" hint="患者在活动页看到" wrong={shown.rulesText}>
        {({ status, ...its }) => (
          <Input.TextArea
            {...its}
            status={status}
            autoSize={{ minRows: 3, maxRows: 8 }}
            value={draft.rulesText}
            onChange={event => put({ rulesText: event.target.value })}
          />
        )}
      </Field>
    </FormDialog>
  )
}

/** What is given away now, and what the activity gives already. */
function useBatchOptions(activity: DeskActivity | undefined) {
  const { value, status, sentence } = useAsked(openBatches())
  const options = (value?.rows ?? []).map(({ batchId, couponName, inWords }) => ({
    value: batchId,
    label: `${couponName}（${inWords}）`,
  }))
  const keep = (batchId: string | null | undefined, name: string | null | undefined) => {
    if (batchId && name && !options.some(one => one.value === batchId))
      options.push({ value: batchId, label: value ? `${name}（已停发）` : name })
  }
  keep(activity?.batchId, activity?.batchName)
  keep(activity?.inviterBatchId, activity?.inviterBatchName)
  return { options, isWaiting: status === 'waiting', fault: sentence }
}
