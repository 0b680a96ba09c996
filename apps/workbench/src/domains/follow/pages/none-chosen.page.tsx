import { Empty } from '../../../patterns/states.tsx'

export default function NoneChosenPage() {
  return (
    <div className="none-chosen">
      <Empty as="choose" sentence="从左侧选择一位患者，查看和回复消息" />
    </div>
  )
}
