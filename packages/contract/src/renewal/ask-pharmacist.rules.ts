import * as z from 'zod/mini'
import { optionalId } from '../common/fields.ts'
import { optionalLimitedText } from '../common/text.ts'
import { mostMedicines, renewalLimits } from './renewal.limits.ts'

const medicineName = optionalLimitedText('药品名称', renewalLimits.medicineName)

/** What a question is about: of the hospital's list, or as it stands on the box. None: a question about none in particular. */
export const questionMedicines = z._default(
  z
    .array(
      z
        .object({ drugId: optionalId, drugName: medicineName })
        .check(z.refine(one => Boolean(one.drugId) || one.drugName !== '', '请填写药品名称')),
    )
    .check(
      z.refine(all => all.length <= mostMedicines, `一次最多咨询${mostMedicines}种药品`),
      z.refine(
        all => new Set(all.map(one => one.drugId || one.drugName)).size === all.length,
        '同一种药品请勿重复添加',
      ),
    ),
  [],
)
export const questionAllergy = optionalLimitedText('过敏史', renewalLimits.allergyNote)
