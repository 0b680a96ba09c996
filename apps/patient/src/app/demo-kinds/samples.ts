import type { Region } from '../../controls/region-picker.tsx'

export const statuses = [
  { value: 'all', label: '全部' },
  { value: 'unpaid', label: '待付款', count: 2 },
  { value: 'going', label: '进行中' },
  { value: 'unreviewed', label: '待评价' },
  { value: 'finished', label: '已完成' },
  { value: 'cancelled', label: '已取消' },
]

export const doctors = [
  {
    id: '1',
    name: '欧阳明月',
    title: '主任医师',
    department: '心血管内科',
    skill: '擅长高血压、冠心病、心律失常的诊断与长期管理，尤其是老年人多病共存时的用药调整。',
    cents: 5000,
  },
  { id: '2', name: '王芳', title: '副主任医师', department: '内分泌科', skill: '糖尿病、甲状腺疾病。', cents: 3000 },
  { id: '3', name: '李建国', title: '主治医师', department: '骨科', skill: '颈肩腰腿痛、骨质疏松。', cents: 0 },
]

const square = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><rect width="300" height="300" fill="${colour}"/></svg>`)}`

export const pictures = ['#9bbfb9', '#c9b79c', '#a8b4cc', '#c4a2a2'].map(colour => ({ src: square(colour) }))

export const departments = ['内科', '外科', '妇产科', '儿科', '五官科', '中医科'].map(label => ({
  value: label,
  label,
  children: [
    '普通门诊',
    '专科门诊',
    '心血管内科',
    '消化内科',
    '神经内科',
    '呼吸与危重症医学科',
    '肾内科',
    '血液内科',
  ].map(name => ({
    value: `${label}${name}`,
    label: name,
  })),
}))

export const regions = (): Promise<Region[]> =>
  Promise.resolve([
    {
      value: '33',
      label: '浙江省',
      children: [
        {
          value: '3301',
          label: '杭州市',
          children: [
            { value: '330102', label: '上城区' },
            { value: '330113', label: '临平区' },
          ],
        },
        { value: '3302', label: '宁波市', children: [{ value: '330203', label: '海曙区' }] },
      ],
    },
    { value: '71', label: '台湾省' },
  ])

export const text = `<h2>检查前</h2><p>请在检查前一天晚上十点以后不再进食，检查当天早晨不喝水。长期服用降压药的患者，可以用一小口水送服。</p>
<ul><li>带好身份证或医保卡</li><li>穿宽松的衣服</li><li>有假牙的请提前取下</li></ul>
<h2>检查当天</h2><p>请提前三十分钟到三号楼二层内镜中心报到。如有不适，请及时到线下医院就诊。</p><script>bad()</script>`
