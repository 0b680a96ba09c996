/** Short notices on the home page. */
export const demoHomeNotices = [
  { noticeId: 'hn1', title: '就诊请携带身份证或电子医保凭证，提前30分钟到达取号、报到', url: '', position: 1 },
  { noticeId: 'hn2', title: '住院床位安排以病区电话通知为准，点此了解如何候床', url: '/notice/chuang', position: 2 },
]
