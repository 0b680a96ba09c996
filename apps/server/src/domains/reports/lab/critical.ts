import type { CriticalAdvice } from '@nethos/contract/reports/lab/lab-knowledge.ts'
import type { CriticalLimits } from '@nethos/contract/reports/lab/reading.ts'

export const criticalSource = '《检验危急值在急危重病临床应用的专家共识（成人）》（中华急诊医学杂志，2013）'

interface Critical extends CriticalLimits {
  readonly advice: CriticalAdvice
}

const call = '现在就打报告上的科室电话或您的医生；联系不上就去最近的急诊。'
const whenIll = (signs: string): string => `${call}有${signs}时请立即拨打120。`

/** key|low|high|unit|with which signs 120. The laboratory's own mark of a critical value comes first and needs no row. */
const rows = `
potassium|2.5|6.5|mmol/L|心慌、肌肉无力、气短
sodium|120|160|mmol/L|意识不清、抽搐
calcium|1.6|3.5|mmol/L|抽搐、意识不清
glucose|2.5|22.2|mmol/L|出冷汗、意识不清、呼吸深快
glucose-fasting|2.5|22.2|mmol/L|出冷汗、意识不清、呼吸深快
glucose-2h|2.5|22.2|mmol/L|出冷汗、意识不清、呼吸深快
haemoglobin|50|200|g/L|气短、胸痛、头晕站不住
wbc|1.0|30|10*9/L|发热、寒战
platelets|30|1000|10*9/L|出血不止、剧烈头痛
pt||30|s|出血不止、剧烈头痛
aptt||70|s|出血不止、剧烈头痛
inr||5|1|出血不止、剧烈头痛
fibrinogen|1||g/L|出血不止
ph-arterial|7.2|7.6|1|气短、意识不清
pco2|20|70|mm[Hg]|气短、意识不清
po2|45||mm[Hg]|气短、口唇发紫
digoxin||2.5|ng/mL|心慌、看东西发黄
lithium||2|mmol/L|走路不稳、意识不清
`

export const criticalOf: ReadonlyMap<string, Critical> = new Map(
  rows
    .trim()
    .split('\n')
    .map(line => {
      const [key = '', low = '', high = '', unit = '', signs = ''] = line.split('|')
      const advice = { text: whenIll(signs), source: criticalSource }
      return [key, { ...(low && { low: Number(low) }), ...(high && { high: Number(high) }), unit, advice }] as const
    }),
)

/** For what the laboratory itself has marked and no row stands for. */
export const criticalAdviceOf = (key: string): CriticalAdvice =>
  criticalOf.get(key)?.advice ?? { text: whenIll('明显不舒服'), source: criticalSource }
