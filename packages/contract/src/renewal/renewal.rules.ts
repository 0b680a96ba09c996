import * as z from 'zod/mini'
import { isDay } from '../common/days.ts'
import { id } from '../common/fields.ts'
import { pictureIds } from '../common/picture-ids.ts'
import { limitedText, optionalLimitedText } from '../common/text.ts'
import { atMost, required } from '../rule.ts'
import { allergyClassKeys } from '../record/allergy.kinds.ts'
import { doseUnits, frequencyCodes, mostMissing, mostTimesADay } from './dose.ts'
import { fertilities, organs } from './drug.kinds.ts'
import { wantsNames } from './renewal.status.ts'
import { proofMissing, renewalLimits } from './renewal.limits.ts'

/** 复诊: the illness is known, or there is nothing to renew. */
export const illnessName = limitedText('疾病名称', renewalLimits.illnessName)
export const illnessTime = limitedText('患病时长', renewalLimits.illnessTime)
export const complaint = limitedText('病情描述', renewalLimits.complaint)
export const allergyNote = optionalLimitedText('过敏史', renewalLimits.allergyNote)
export const renewalNote = optionalLimitedText('备注', renewalLimits.note)

const asked = (sentence: string) => ({
  error: (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null || issue.input === '' ? sentence : undefined,
})
export const liver = z.enum(organs, asked('请选择肝功能情况'))
export const kidney = z.enum(organs, asked('请选择肾功能情况'))
export const fertility = z.enum(fertilities, asked('请选择生育情况'))
/** The day from which the weeks of a pregnancy count; '' where they are not known (common/pregnancy-week.ts). */
export const pregnantFrom = z._default(
  z.string().check(z.refine(text => text === '' || isDay(text), '请填写正确的孕周')),
  '',
)
export const wants = z.enum(wantsNames, asked('请选择取药方式'))
export const allergies = z._default(z.array(z.enum(allergyClassKeys)), [])
/** Asked in so many words: an empty answer is none. */
export const hasAllergy = z.boolean(asked('请选择是否有药物过敏'))

/** Kilograms with one decimal at most, as they are typed. */
export const weightKg = required(
  '请填写体重',
  z.refine(
    text => /^\d{1,3}(\.\d)?$/.test(text) && Number(text) >= 1 && Number(text) <= 300,
    '请填写正确的体重（1-300Kg）',
  ),
)

export const proof = z.pipe(
  pictureIds('最多可以上传9张图片'),
  z.array(z.string()).check(z.refine(ids => ids.length > 0, proofMissing)),
)

const packs = z
  .int()
  .check(z.refine(count => count >= 1 && count <= renewalLimits.packs, `每种药品最多${renewalLimits.packs}盒`))
const drugsOf = <S extends z.ZodMiniType>(schema: S) =>
  z.array(schema).check(
    z.refine(list => list.length > 0, '请至少选择一种药品'),
    z.refine(list => list.length <= renewalLimits.drugs, `一张处方最多${renewalLimits.drugs}种药品`),
    z.refine(
      list => new Set(list.map(one => (one as { drugId: string }).drugId)).size === list.length,
      '同一种药品请勿重复添加',
    ),
  )

/** What the patient asks for. */
export const askedDrugs = drugsOf(z.object({ drugId: id, packs }))

const mostADay = z._default(
  z.nullable(z.int().check(z.refine(most => most >= 1 && most <= mostTimesADay, mostMissing))),
  null,
)

/** One line of the prescription, as the doctor writes it. */
export const prescribedDrugs = drugsOf(
  z
    .object({
      drugId: id,
      packs,
      /** Of `unit`; 1 where the unit is 适量. */
      amount: z.number().check(
        z.refine(amount => amount > 0 && amount <= 100_000, '请填写单次用量'),
        // What is written must be read again by the checks (dose.ts).
        z.refine(amount => /^\d+(?:\.\d{1,4})?$/.test(String(amount)), '单次用量最多4位小数'),
      ),
      unit: z.enum(doseUnits, asked('请选择用量单位')),
      frequency: z.enum(frequencyCodes, asked('请选择用药频次')),
      /** 口服. */
      route: limitedText('给药途径', 20),
      days: z
        .int()
        .check(z.refine(count => count >= 1 && count <= renewalLimits.days, `用药天数不能超过${renewalLimits.days}天`)),
      /** How often a day at most, of what is taken 必要时. */
      mostADay,
    })
    // Without it no amount a day can be held against a limit, by us or by the patient.
    .check(z.refine(line => line.frequency !== 'prn' || line.mostADay !== null, mostMissing)),
)
export const diagnosis = limitedText('诊断', 100)
export const opinion = limitedText('处理意见', renewalLimits.opinion)
export const refuseReason = limitedText('未开具的原因', renewalLimits.reason)
export const secondReason = limitedText('复核意见', renewalLimits.reason)
export const reviewReason = optionalLimitedText('退回原因', renewalLimits.reason)
/** Giving a prescription back wants a reason. */
export const saysWhyReturned = z.refine<{ isApproved: boolean; reason: string }>(
  fields => fields.isApproved || fields.reason !== '',
  '退回原因不能为空',
)
export const callOffReason = limitedText('取消原因', renewalLimits.reason)
export const carrier = limitedText('快递公司', 20)
export const trackingNo = required(
  '快递单号不能为空',
  z.refine(text => /^[A-Za-z0-9-]{6,40}$/.test(text), '快递单号格式不正确'),
)
export const drugWord = z._default(z.string().check(z.trim(), atMost(30, '搜索内容不能超过30个字')), '')
