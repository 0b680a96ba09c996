import { Soon } from './soon.tsx'

const things = [
  '科室、医生与团队，服务价格与接诊时间',
  '资讯、须知与用户协议',
  '工作台账号与权限',
  '操作记录查询',
] as const

export default function HospitalSoonPage() {
  return <Soon title="医院管理" what="本页尚未开放，这些内容目前由信息科维护。开放后您将在这里管理：" things={things} />
}
