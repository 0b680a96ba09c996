import * as z from 'zod/mini'
import { limitedLine } from '../common/text.ts'

const key = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/, '编号只能用小写字母、数字和横线，以字母开头，最多40位'))

/**
 * A value that is measured: the range beyond which it is a slip of the pen and refused, and inside it the band beyond
 * which it is dangerous: then `advice` is shown at once and the nurse sees a flag.
 */
const measured = z.object({
  key,
  label: limitedLine('测量项目', 20),
  /** As people read it: ℃, mmHg, kg. */
  unit: z.string().check(z.trim(), z.maxLength(12, '单位不能超过12个字')),
  /** The code of the unit in UCUM, for other systems; '' where there is none. */
  ucum: z._default(z.string().check(z.maxLength(24)), ''),
  decimals: z._default(z.int().check(z.refine(one => one >= 0 && one <= 3, '小数位数应在0到3之间')), 0),
  min: z.number(),
  max: z.number(),
  dangerBelow: z.optional(z.number()),
  dangerAbove: z.optional(z.number()),
  advice: z._default(z.string().check(z.trim(), z.maxLength(200, '建议不能超过200个字')), ''),
})
export type MeasuredValue = z.infer<typeof measured>

const fileCount = z.int().check(z.refine(one => one >= 1 && one <= 9, '图片数量应在1到9之间'))
const address = z.string().check(z.regex(/^\/(?!\/)[\w/?=&%.-]{0,199}$/, '请填写本应用内的地址，以 / 开头'))

/** What is to be done, and by whom: the first six by the patient, the last two by the hospital. */
export const pathwayTaskWork = z.discriminatedUnion('kind', [
  /** Reads an article of the hospital, or `body` where there is none, and confirms that he has. */
  z.object({
    kind: z.literal('read'),
    articleId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/))),
    body: z._default(z.string().check(z.maxLength(6000, '文章不能超过6000个字')), ''),
  }),
  /** Fills in a questionnaire: by its code, in the edition that is published when the task opens. */
  z.object({ kind: z.literal('questionnaire'), code: key }),
  /** Confirms a sentence: 我已停用阿司匹林. */
  z.object({ kind: z.literal('confirm'), statement: limitedLine('确认的内容', 100) }),
  z.object({
    kind: z.literal('measure'),
    values: z.array(measured).check(z.minLength(1, '至少要有一个测量项目'), z.maxLength(8, '测量项目最多8个')),
  }),
  z.object({ kind: z.literal('upload'), most: z._default(fileCount, 3) }),
  /** Books at a page of this app and says that it is done. */
  z.object({ kind: z.literal('book'), link: address, label: limitedLine('预约按钮', 12) }),
  /** An event that the hospital's system says by the port, or a member of staff in its place; `link`: the page of this app on which the patient brings it about. */
  z.object({ kind: z.literal('event'), event: key, link: z.optional(address) }),
  /** A tap at the desk. */
  z.object({ kind: z.literal('tap'), label: limitedLine('登记按钮', 12) }),
])

export type PathwayWork = z.infer<typeof pathwayTaskWork>
export type PathwayWorkKind = PathwayWork['kind']
export type WorkOf<K extends PathwayWorkKind> = Extract<PathwayWork, { kind: K }>

/** What each kind is called, who does it, and whether the patient may take it back without harm. */
export const pathwayWorkKinds: Readonly<
  Record<PathwayWorkKind, { label: string; by: 'patient' | 'hospital'; canUndo: boolean }>
> = {
  read: { label: '阅读', by: 'patient', canUndo: true },
  questionnaire: { label: '填写问卷', by: 'patient', canUndo: false },
  confirm: { label: '确认', by: 'patient', canUndo: true },
  measure: { label: '测量', by: 'patient', canUndo: false },
  upload: { label: '上传图片', by: 'patient', canUndo: false },
  book: { label: '预约', by: 'patient', canUndo: true },
  event: { label: '医院记录', by: 'hospital', canUndo: false },
  tap: { label: '医院登记', by: 'hospital', canUndo: false },
}
export const pathwayWorkKindNames = Object.keys(pathwayWorkKinds) as PathwayWorkKind[]
