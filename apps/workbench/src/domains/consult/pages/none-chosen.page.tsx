import { Empty } from '../../../patterns/states.tsx'

export default function NoneChosenPage() {
  return (
    <div className="none-chosen">
      <Empty as="choose" sentence="从左侧选择一个咨询开始处理" />
    </div>
  )
}
