import { Alert } from 'antd'
import { Link } from 'react-router'
import { dayAndTime } from '@nethos/contract/common/days.ts'
import type { Overview } from '../supervision.calls.ts'

/** The line to the platform in one sentence: nothing wrong, waiting, refused, or broken since. */
export function Connection(now: Overview) {
  const { isConnected, waiting, refused, oldestWaitingAt, lastAcceptedAt, trouble, troubleSince } = now
  if (!isConnected)
    return (
      <Alert
        type="warning"
        showIcon
        title="尚未接入省级监管平台"
        description={`应上报的记录照常收集，目前有${waiting}条待上报。请系统管理员按安装说明填写监管平台的地址和密钥，接入后会按顺序自动补报。`}
      />
    )
  if (trouble)
    return (
      <Alert
        type="error"
        showIcon
        title={`监管平台无法连接${troubleSince === null ? '' : `，自${dayAndTime(troubleSince)}起`}`}
        description={`有${waiting}条待上报，连接恢复后会自动按顺序补报。技术原因：${trouble}`}
      />
    )
  if (refused > 0)
    return (
      <Alert
        type="error"
        showIcon
        title={`有${refused}条被监管平台退回，还没有上报成功`}
        description={
          <>
            {waiting > 0 && `另有${waiting}条正在排队上报。`}
            <Link to="/supervision?state=refused">查看退回原因</Link>，修正记录后点“重新上报”。
          </>
        }
      />
    )
  if (waiting > 0 && oldestWaitingAt !== null)
    return (
      <Alert type="info" showIcon title={`有${waiting}条正在排队上报，最早一条产生于${dayAndTime(oldestWaitingAt)}`} />
    )
  return (
    <Alert
      type="success"
      showIcon
      title={
        lastAcceptedAt === null
          ? '已接入监管平台，还没有需要上报的记录'
          : `全部已上报，最近一次${dayAndTime(lastAcceptedAt)}`
      }
    />
  )
}
