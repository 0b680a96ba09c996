import './no-start.css'

/** Not even the configuration could be had: the server or the network is away. It stands alone, without the shell. */
export const NoStart = () => (
  <main className="no-start">
    <h1>暂时无法打开</h1>
    <p>网络错误，请稍后重试</p>
    <button type="button" className="button button--main" onClick={() => window.location.reload()}>
      重新加载
    </button>
  </main>
)
