/** A column of hashes by the look-up key. */
export interface LookedUpPlace {
  table: string
  column: string
}

const at = (table: string, column: string): LookedUpPlace => ({ table, column })

/** Every one; the test reads from the database that none is missing. Where accounts are referred to stands last: it is held shortest. */
export const lookedUpPlaces: readonly LookedUpPlace[] = [
  at('booking', 'real_person'),
  at('booking_ban', 'real_person'),
  at('booking_cancellation', 'real_person'),
  at('captcha', 'code_hash'),
  at('captcha', 'mobile_hash'),
  at('checkup_voucher', 'id_card_hash'),
  at('coupon_receipt', 'id_card_hash'),
  at('coupon_receipt', 'mobile_hash'),
  at('interface_message', 'digest'),
  at('invitation', 'person_hash'),
  at('kept_patient', 'id_hash'),
  at('login_failure', 'key'),
  at('login_place', 'key'),
  at('person', 'id_card_hash'),
  at('person_grant', 'id_card_hash'),
  at('person_grant', 'mobile_hash'),
  at('ranking_like', 'address_mark'),
  at('ranking_like', 'device_mark'),
  at('ranking_like', 'real_person'),
  at('real_name_proof', 'proof_hash'),
  at('real_name_try', 'id_card_hash'),
  at('report_mobile', 'mobile_hash'),
  at('staff_recovery_code', 'code_hash'),
  at('waitlist_entry', 'real_person'),
  at('waitlist_wish', 'real_person'),
  at('account', 'mobile_hash'),
]

/** Columns that look like it and are not: hashes of random tokens, and what a published draw was made from. */
export const notLookedUp: readonly LookedUpPlace[] = [
  at('draw_entry', 'real_person'),
  at('interface_fact', 'digest'),
  at('person_grant', 'key_hash'),
  at('report_share', 'code_hash'),
  at('report_share', 'key_hash'),
  at('session', 'token_hash'),
  at('shell_ticket', 'token_hash'),
  at('third_code', 'code_hash'),
  at('upload_ticket', 'token_hash'),
]
