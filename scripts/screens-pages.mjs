// The forty pages of docs/screens/pairs: what most people see most, by day, by night, in large letters, and at the desk.
const patient = '13800000001'
const page = (name, title, path, more = {}) => ({ name, title, path, ...more })
const own = { login: patient }

/** `follow`: the first link that looks so is followed, for what has no address of its own in the demo. */
export const pages = [
  page('home', '首页', '/v4/index'),
  page('home-known', '首页（已登录）', '/v4/index', own),
  page('home-night', '首页（夜间）', '/v4/index', { ...own, dark: true }),
  page('home-elder', '首页（长辈版）', '/v4/index', { ...own, elder: true }),
  page('login', '登录', '/login'),
  page('my', '我的', '/v2/my', own),
  page('my-elder', '我的（长辈版）', '/v2/my', { ...own, elder: true }),
  page('people', '就诊人', '/my/patient', own),
  page('doctors', '找医生', '/doc/index'),
  page('doctors-night', '找医生（夜间）', '/doc/index', { dark: true }),
  page('doctors-elder', '找医生（长辈版）', '/doc/index', { elder: true }),
  page('doctor', '医生主页', '/doc/index?docId=d0001'),
  page('doctor-elder', '医生主页（长辈版）', '/doc/index?docId=d0001', { elder: true }),
  page('book', '预约挂号', '/book'),
  page('book-elder', '预约挂号（长辈版）', '/book', { elder: true }),
  page('bookings', '我的挂号', '/my/book/list', own),
  page('rules', '咨询须知', '/consult/rules?id=d0001&type=pic', own),
  page('consults', '我的咨询', '/my/consult/all', own),
  page('consult', '咨询', '/my/consult/2', { ...own, follow: 'a[href*="/team/consult/"]' }),
  page('consult-night', '咨询（夜间）', '/my/consult/2', { ...own, dark: true, follow: 'a[href*="/team/consult/"]' }),
  page('consult-elder', '咨询（长辈版）', '/my/consult/2', {
    ...own,
    elder: true,
    follow: 'a[href*="/team/consult/"]',
  }),
  page('coupons', '我的优惠券', '/coupons/my', own),
  page('news', '医院资讯', '/news/list'),
  page('knowledge', '健康教育', '/he/index'),
  page('followed-empty', '患者群（空）', '/my/doc/group', own),
  page('looks', '谁看过我的记录', '/my/record/looks', own),
  page('desk-doctor', '医生的第一页', '/workbench/', { staff: 'doctor1' }),
  page('desk-queue', '咨询台', '/workbench/consults?tab=going', { staff: 'doctor1' }),
  page('desk-consult', '咨询台：一个咨询', '/workbench/consults?tab=going', {
    staff: 'doctor1',
    follow: 'a[href*="/workbench/consults/"]',
  }),
  page('desk-consult-night', '咨询台（夜间）', '/workbench/consults?tab=going', {
    staff: 'doctor1',
    dark: true,
    follow: 'a[href*="/workbench/consults/"]',
  }),
  page('desk-consult-phone', '咨询台（医生手机）', '/workbench/consults?tab=going', { staff: 'doctor1', width: 390 }),
  page('desk-video', '视频排班', '/workbench/video-times', { staff: 'doctor1' }),
  page('desk-operator', '运营的第一页', '/workbench/', { staff: 'operator1' }),
  page('desk-orders', '订单', '/workbench/orders', { staff: 'operator1' }),
  page('desk-refunds', '退款', '/workbench/refunds', { staff: 'operator1' }),
  page('desk-bookings', '挂号（平板）', '/workbench/bookings', { staff: 'operator1', width: 1024 }),
  page('desk-doctors', '医生', '/workbench/doctors', { staff: 'operator1' }),
  page('desk-home', '首页内容', '/workbench/home-page', { staff: 'operator1' }),
  page('desk-feedback', '意见反馈', '/workbench/feedback', { staff: 'operator1' }),
  page('desk-admin', '管理员的第一页（夜间）', '/workbench/', { staff: 'admin1', dark: true }),
]
