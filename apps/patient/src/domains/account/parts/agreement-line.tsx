import { contentPages } from '@nethos/contract/content/content.pages.ts'
import { Link } from 'react-router'
import { AgreeLine } from '../../../controls/agree-line.tsx'

interface AgreementLineProps {
  agrees: boolean
  onChange: (agrees: boolean) => void
  error: string | undefined
}

export const privacyPolicy = contentPages.agreement.to({ type: '隐私政策' })

/** Agreeing to both standing texts; never ticked beforehand. */
export const AgreementLine = ({ agrees, onChange, error }: AgreementLineProps) => (
  <AgreeLine checked={agrees} onChange={onChange} error={error}>
    我已阅读并同意<Link to={contentPages.agreement.at}>《用户协议》</Link>和<Link to={privacyPolicy}>《隐私政策》</Link>
  </AgreeLine>
)
