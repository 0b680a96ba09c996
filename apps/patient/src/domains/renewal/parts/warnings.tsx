import { warningKindLabels, type Warning } from '@nethos/contract/renewal/drug.kinds.ts'
import { Notice } from '../../../controls/notice.tsx'

/** What is only to be known is for the doctor. */
const interrupting = (warnings: readonly Warning[]) => warnings.filter(one => one.level !== 'inform')

/** What speaks against the medicines; the doctor reads the same and more. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) => (
  <>
    {interrupting(warnings).map(one => (
      <Notice key={one.kind + one.sentence} tone={one.level === 'stop' ? 'danger' : 'warn'}>
        <p>
          <strong>{warningKindLabels[one.kind]}提醒：</strong>
          {one.sentence}。
        </p>
      </Notice>
    ))}
    {interrupting(warnings).length > 0 && <Notice>提醒会一并告诉医生，由医生决定是否用药，请勿自行停药或加量。</Notice>}
  </>
)
