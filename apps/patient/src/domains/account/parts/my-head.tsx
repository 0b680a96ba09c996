import { accountPages } from '@nethos/contract/account/account.pages.ts'
import { Link } from 'react-router'
import { useServiceQuery } from '@nethos/calls/query.ts'
import { useSession } from '@nethos/calls/session.ts'
import { Avatar } from '../../../controls/avatar.tsx'
import { Icon } from '../../../controls/icon.tsx'
import { Tag } from '../../../controls/tag.tsx'
import { Value } from '../../../patterns/value.tsx'
import { profile } from '../account.calls.ts'
import './my-head.css'

/** Who is logged in, and the way to his profile; for a guest the way to log in. */
export const MyHead = () => (useSession() ? <Account /> : <Guest />)

function Account() {
  const query = useServiceQuery(profile())
  return (
    <Value of={query} shape="one">
      {({ accountName, loginMobile, avatarUrl, isRealname, age, gender }) => (
        <Link className="my-head" to={accountPages.profile.at}>
          <Avatar src={avatarUrl} size="large" of={{ age, gender }} />
          <span className="my-head__words">
            <strong className="my-head__name">{accountName || '请完善姓名'}</strong>
            <span className="my-head__mobile">{loginMobile}</span>
            {isRealname && <Tag tone="good">已实名认证</Tag>}
          </span>
          <Icon name="forward" />
        </Link>
      )}
    </Value>
  )
}

const Guest = () => (
  <Link className="my-head" to={accountPages.login.to({ backPath: accountPages.my.at })}>
    <Avatar size="large" />
    <span className="my-head__words">
      <strong className="my-head__name">登录 / 注册</strong>
      <span className="my-head__mobile">登录后查看您的记录</span>
    </span>
    <Icon name="forward" />
  </Link>
)
