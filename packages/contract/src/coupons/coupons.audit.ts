/** What is written into the audit log here, as a patient reads it on the page "who looked at my record". */
export const couponsAudit = {
  'coupon.give': '赠送了优惠券',
  'coupon.batch.create': '新建了优惠券批次',
  'coupon.batch.edit': '修改了优惠券批次',
  'coupon.batch.stop': '停发了优惠券',
  'coupon.batch.open': '恢复发放优惠券',
  'coupon.activity.create': '新建了优惠券活动',
  'coupon.activity.edit': '修改了优惠券活动',
  'coupon.activity.stop': '停止了优惠券活动',
  'coupon.activity.open': '恢复了优惠券活动',
} as const
