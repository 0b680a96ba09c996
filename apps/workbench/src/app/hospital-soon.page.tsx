import { Soon } from './soon.tsx'

const things = ['医院与院区的资料', '科室与热门科室', '工作台账号的新增与停用'] as const

export default function HospitalSoonPage() {
  return (
    <Soon
      title="医院管理"
      what="医生、团队、文章、说明与协议、首页、礼券和开关已在各自的菜单里管理。下面这些目前由信息科维护，开放后您将在这里管理："
      things={things}
    />
  )
}
