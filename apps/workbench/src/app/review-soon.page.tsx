import { Soon } from './soon.tsx'

const things = [
  '待审核的处方，等待最久的排在最前',
  '医生的诊断、用药与用量，患者的过敏史与肝肾功能',
  '审核通过，或填写原因退回医生修改',
] as const

export default function ReviewSoonPage() {
  return <Soon title="处方审核" what="本页尚未开放，目前没有需要您处理的内容。开放后您将在这里看到：" things={things} />
}
