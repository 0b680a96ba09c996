import { Radio, Select } from 'antd'
import { serverNow } from '@nethos/calls/config.ts'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { userScenes } from '@nethos/contract/coupons/coupons.schemas.ts'
import type { FieldOf } from '@nethos/calls/form/use-form.ts'
import { run } from '@nethos/calls/command.ts'
import { Field } from '../../../controls/field.tsx'
import { FormDialog } from '../../../patterns/form-dialog.tsx'
import { TextLine, AreaLine } from '../../../controls/lines.tsx'
import { useDialogForm } from '../../../patterns/use-dialog-form.ts'
import { activityDraftOf, activityOf, wrongInActivity, type ActivityDraft } from '../activity-draft.ts'
import { openBatches, saveActivity, type DeskActivity } from '../coupons.calls.ts'
import { sceneLabels } from '../coupons.words.ts'

const search = { optionFilterProp: 'label' }
const scenes = userScenes.map(scene => ({ value: scene, label: sceneLabels[scene] }))

/** A new activity, or another wording of one. */
export function ActivityDialog({ activity, onClose }: { activity: DeskActivity | undefined; onClose: () => void }) {
  const form = useDialogForm({
    initial: () => activityDraftOf(activity, serverNow()),
    validate: draft => wrongInActivity(draft, activity),
    send: draft => run(saveActivity, activityOf(draft, activity)),
    done: activity ? '已保存' : '已新建活动',
    isLong: true,
    onClose,
  })
  const { userScene } = form.values
  const batches = useBatchOptions(activity)
  return (
    <FormDialog {...form.dialog} title={activity ? '修改活动' : '新建活动'} yes="保存">
      <TextLine label="活动名称" {...form.field('activityName')} />
      <Field label="方式">
        {({ id }) => (
          <Radio.Group
            id={id}
            aria-label="方式"
            value={userScene}
            options={scenes}
            onChange={event => form.change({ userScene: event.target.value as ActivityDraft['userScene'] })}
          />
        )}
      </Field>
      <BatchChoice label="参加者得到的优惠券" hint="每人限领一次" of={batches} {...form.field('batchId')} />
      {userScene === 'INVITE_REGISTER' && (
        <>
          <BatchChoice
            label="邀请人得到的优惠券"
            hint="不选表示邀请人没有优惠券"
            of={batches}
            {...form.field('inviterBatchId')}
          />
          <TextLine
            label="奖励上限"
            hint="每位邀请人最多因多少位好友得到优惠券"
            inputMode="numeric"
            suffix="人"
            {...form.field('inviterMost')}
          />
        </>
      )}
      <TextLine label="推广码" hint={activity ? '不填则保留原来的' : '不填则自动生成'} {...form.field('promoteCode')} />
      <TextLine label="开始时间" type="datetime-local" {...form.field('starts')} />
      <TextLine label="结束时间" type="datetime-local" {...form.field('ends')} />
      <AreaLine label="活动规则" hint="患者在活动页看到" minRows={3} maxRows={8} {...form.field('rulesText')} />
    </FormDialog>
  )
}

interface BatchChoiceProps extends FieldOf<string> {
  label: string
  hint: string
  of: ReturnType<typeof useBatchOptions>
}

/** One of the batches that are given away, or none. */
const BatchChoice = ({ label, hint, of: { options, isWaiting, fault }, value, error, onChange }: BatchChoiceProps) => (
  <Field label={label} hint={hint} wrong={error ?? fault}>
    {its => (
      <Select<string | undefined>
        {...its}
        allowClear
        showSearch={search}
        loading={isWaiting}
        options={options}
        value={value || undefined}
        onChange={chosen => onChange(chosen ?? '')}
      />
    )}
  </Field>
)

/** What is given away now, and what the activity gives already. */
function useBatchOptions(activity: DeskActivity | undefined) {
  const { value, status, sentence } = useServiceQuery(openBatches())
  const options = (value?.rows ?? []).map(({ batchId, couponName, inWords }) => ({
    value: batchId,
    label: `${couponName}（${inWords}）`,
  }))
  const save = (batchId: string | null | undefined, name: string | null | undefined) => {
    if (batchId && name && !options.some(one => one.value === batchId))
      options.push({ value: batchId, label: value ? `${name}（已停发）` : name })
  }
  save(activity?.batchId, activity?.batchName)
  save(activity?.inviterBatchId, activity?.inviterBatchName)
  return { options, isWaiting: status === 'waiting', fault: sentence }
}
