import { Button, ButtonLink } from '../../../controls/button.tsx'
import { Page } from '../../../patterns/page.tsx'
import { State } from '../../../patterns/states.tsx'
import type { ShellTicket } from '../use-shell-ticket.ts'

interface NoTicketProps extends Pick<ShellTicket, 'trouble' | 'retry'> {
  title: string
  /** The way in without the app around us. */
  login: string
}

/** Nobody has said who we are: what happened, another try, and the usual login. */
export const NoTicket = ({ title, trouble, retry, login }: NoTicketProps) => (
  <Page title={title}>
    {trouble ? (
      <div role="alert">
        <State drawing="fault" sentence={trouble}>
          <p>{retry ? '没有取得授权，请再试一次，或用手机号登录。' : '请在微信或支付宝中打开本页，或用手机号登录。'}</p>
          {retry && <Button onClick={retry}>重新授权</Button>}
          <ButtonLink to={login} look={retry ? 'quiet' : 'main'} replace>
            手机号登录
          </ButtonLink>
        </State>
      </div>
    ) : (
      <p role="status">正在确认您的身份…</p>
    )}
  </Page>
)
