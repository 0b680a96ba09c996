import { Link, useSearchParams } from 'react-router'
import { shellLabels } from '@nethos/contract/common/shells.ts'
import { useShellName } from '../../shell/public.ts'
import { steps } from '../account.links.ts'

/** Inside of an app that knows its user: the way in without a text message. */
export function ShellWay() {
  const shell = useShellName()
  const [query] = useSearchParams()
  if (!shell) return null
  return <Link to={steps.bind(query)}>{shellLabels[shell]}登录</Link>
}
