import { warningKindLabels, type Warning } from '@nethos/contract/renewal/drug.kinds.ts'
import { Notice } from '../../../controls/notice.tsx'

/** What speaks against the medicines; the doctor reads the same. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) => (
  <>
    {warnings.map(one => (
      <Notice key={one.kind + one.sentence} tone={one.level === 'avoid' ? 'danger' : 'warn'}>
        <p>
          <strong>{warningKindLabels[one.kind]}提醒：</strong>
          {one.sentence}。
        </p>
      </Notice>
    ))}
    {warnings.length > 0 && <Notice>提醒会一并告诉医生，由医生决定是否用药，请勿自行停药或加量。</Notice>}
  </>
)
