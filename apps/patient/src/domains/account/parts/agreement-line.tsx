import { Link } from 'react-router'
import { contentPaths } from '@nethos/contract/content/content.paths.ts'
import { AgreeLine } from '../../../controls/agree-line.tsx'
import '../../../controls/field.css'

interface AgreementLineProps {
  agrees: boolean
  onChange: (agrees: boolean) => void
  error: string | undefined
}

export const privacyPolicy = `${contentPaths.agreement}?type=隐私政策`

/** Agreeing to both standing texts; never ticked beforehand. */
export const AgreementLine = ({ agrees, onChange, error }: AgreementLineProps) => (
  <div data-wrong={error ? true : undefined}>
    <AgreeLine checked={agrees} onChange={onChange}>
      我已阅读并同意<Link to={contentPaths.agreement}>《用户协议》</Link>和<Link to={privacyPolicy}>《隐私政策》</Link>
    </AgreeLine>
    {error && (
      <p className="field__error" role="alert">
        {error}
      </p>
    )}
  </div>
)
