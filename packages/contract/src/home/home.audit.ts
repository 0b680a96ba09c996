/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const homeAudit = {
  'home.create': '新增了首页内容',
  'home.change': '修改了首页内容',
  'home.show': '上架了首页内容',
  'home.hide': '下架了首页内容',
  'home.move': '调整了首页内容的顺序',
  'home.remove': '删除了首页内容',
} as const
