import { reloadIfServed } from '@nethos/calls/version.ts'
import './no-start.css'

/** Somebody has logged out, or another one in, in another tab: nothing of what was seen here stays. */
export const LeftElsewhere = () => (
  <main className="no-start">
    <h1>已退出登录</h1>
    <p>您已在另一个页面退出或更换了账号，这里的内容已清空</p>
    <button
      type="button"
      className="button button--main"
      onClick={() => void reloadIfServed(`${window.location.origin}/v4/index`)}
    >
      返回首页
    </button>
  </main>
)
