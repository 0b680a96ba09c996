import type { PublishedRange } from '@nethos/contract/reports/lab/range.ts'
import { sources } from './knowledge/sources.ts'

/** key|sex (M, F or empty)|from age|to age|low|high|unit|source. Only where the industry standard names it; the laboratory's own leads. */
const rows = `
wbc||18|120|3.5|9.5|10*9/L|b405
neutrophils||18|120|1.8|6.3|10*9/L|b405
lymphocytes||18|120|1.1|3.2|10*9/L|b405
eosinophils||18|120|0.02|0.52|10*9/L|b405
basophils||18|120|0|0.06|10*9/L|b405
monocytes||18|120|0.1|0.6|10*9/L|b405
neutrophils-percent||18|120|40|75|%|b405
lymphocytes-percent||18|120|20|50|%|b405
eosinophils-percent||18|120|0.4|8|%|b405
basophils-percent||18|120|0|1|%|b405
monocytes-percent||18|120|3|10|%|b405
rbc|M|18|120|4.3|5.8|10*12/L|b405
rbc|F|18|120|3.8|5.1|10*12/L|b405
haemoglobin|M|18|120|130|175|g/L|b405
haemoglobin|F|18|120|115|150|g/L|b405
haematocrit|M|18|120|40|50|%|b405
haematocrit|F|18|120|35|45|%|b405
mcv||18|120|82|100|fL|b405
mch||18|120|27|34|pg|b405
mchc||18|120|316|354|g/L|b405
platelets||18|120|125|350|10*9/L|b405
alt|M|18|79|9|50|U/L|b4041
alt|F|18|79|7|40|U/L|b4041
ast|M|18|79|15|40|U/L|b4041
ast|F|18|79|13|35|U/L|b4041
alp|M|18|79|45|125|U/L|b4041
alp|F|20|49|35|100|U/L|b4041
alp|F|50|79|50|135|U/L|b4041
ggt|M|18|79|10|60|U/L|b4041
ggt|F|18|79|7|45|U/L|b4041
total-protein||18|79|65|85|g/L|b4042
albumin||18|79|40|55|g/L|b4042
globulin||18|79|20|40|g/L|b4042
ag-ratio||18|79|1.2|2.4|1|b4042
potassium||18|79|3.5|5.3|mmol/L|b4043
sodium||18|79|137|147|mmol/L|b4043
chloride||18|79|99|110|mmol/L|b4043
urea|M|20|59|3.1|8|mmol/L|b4045
urea|M|60|79|3.6|9.5|mmol/L|b4045
urea|F|20|59|2.6|7.5|mmol/L|b4045
urea|F|60|79|3.1|8.8|mmol/L|b4045
creatinine|M|20|59|57|97|umol/L|b4045
creatinine|M|60|79|57|111|umol/L|b4045
creatinine|F|20|59|41|73|umol/L|b4045
creatinine|F|60|79|41|81|umol/L|b4045
calcium||18|79|2.11|2.52|mmol/L|b4046
phosphate||18|79|0.85|1.51|mmol/L|b4046
magnesium||18|79|0.75|1.02|mmol/L|b4046
iron|M|18|79|10.6|36.7|umol/L|b4046
iron|F|18|79|7.8|32.2|umol/L|b4046
ldh||18|79|120|250|U/L|b4047
ck|M|18|79|50|310|U/L|b4047
ck|F|18|79|40|200|U/L|b4047
amylase||18|79|35|135|U/L|b4048
`

export const publishedRanges: ReadonlyMap<string, readonly PublishedRange[]> = Map.groupBy(
  rows.trim().split('\n').map(read),
  one => one.key,
)

function read(line: string): PublishedRange & { readonly key: string } {
  const [key = '', sex = '', from, to, low, high, unit = '', source = ''] = line.split('|')
  return {
    key,
    ...(sex === 'M' || sex === 'F' ? { sex } : {}),
    fromAge: Number(from),
    toAge: Number(to),
    low: Number(low),
    high: Number(high),
    unit,
    source: sources[source] ?? '',
  }
}
