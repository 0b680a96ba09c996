const day = 86_400_000
const iso = (at: number) => new Date(at).toISOString()

/** What some doctors have pinned to their doors. */
export const demoNotices = (now: number) => [
  {
    docId: 'd0001',
    content: '本周四下午参加院外会诊，图文咨询会在当晚21点前统一回复。胸痛持续超过15分钟不缓解，请立即拨打120。',
    endsAt: iso(now + 6 * day),
    createdAt: iso(now - day),
  },
  {
    docId: 'd0003',
    content: '因外出学习，近期每天晚间集中回复一次，感谢理解。术后伤口红肿发热请及时到院就诊。',
    endsAt: iso(now + 10 * day),
    createdAt: iso(now - 3 * day),
  },
  {
    docId: 'd0024',
    content: '周六上午停诊一次，线上咨询照常。',
    endsAt: iso(now + 4 * day),
    createdAt: iso(now - 2 * day),
  },
  {
    docId: 'd0087',
    content: '手术日（周二、周五）回复较慢，请耐心等候，急症请到妇科急诊。',
    endsAt: null,
    createdAt: iso(now - 20 * day),
  },
]
