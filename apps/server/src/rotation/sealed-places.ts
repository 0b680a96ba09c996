/** A column of sealed bytes, and what they are sealed for (secrets/sealer.ts). */
export interface SealedPlace {
  table: string
  column: string
  /** Of a table whose rows say themselves what theirs is sealed for: by their name. */
  about: string | ((name: string) => string)
}

const at = (table: string, column: string, about: SealedPlace['about']): SealedPlace => ({ table, column, about })

/** Every column that is sealed; the test reads from the database that none is missing. */
export const sealedPlaces: readonly SealedPlace[] = [
  at('account', 'mobile_sealed', 'account.mobile'),
  at('admission', 'discharge_sealed', 'admission.discharge'),
  at('admission', 'registration_sealed', 'admission.registration'),
  at('admission', 'remark_sealed', 'admission.remark'),
  at('booking', 'illness_sealed', 'booking.illness'),
  at('captcha', 'mobile_sealed', 'captcha.mobile'),
  at('checkup_voucher', 'id_card_sealed', 'checkup_voucher.id_card'),
  at('delivery_address', 'mobile_sealed', 'delivery_address.mobile'),
  at('draw', 'seed_sealed', 'draw.seed'),
  at('feedback', 'contact_way_sealed', 'feedback.contact_way'),
  at('fee_order', 'id_card_sealed', 'fee_order.id_card'),
  at('interface_fact', 'body_sealed', 'interface_fact.body'),
  at('interface_message', 'body_sealed', 'interface_message.body'),
  at('kept_patient', 'file_sealed', 'kept_patient.file'),
  at('mobile_case', 'mobile_sealed', 'mobile_case.mobile'),
  at('person', 'guardian_id_card_sealed', 'person.guardian_id_card'),
  at('person', 'guardian_mobile_sealed', 'person.guardian_mobile'),
  at('person', 'id_card_sealed', 'person.id_card'),
  at('person', 'mobile_sealed', 'person.mobile'),
  at('person_grant', 'mobile_sealed', 'person_grant.mobile'),
  at('platform_credential', 'value_sealed', name => (name === 'web push' ? name : `platform_credential.${name}`)),
  at('renewal', 'delivery_sealed', 'renewal.delivery'),
  at('report_mobile', 'mobile_sealed', 'report.mobile'),
  at('staff_identity', 'id_card_sealed', 'staff_identity.id_card'),
  at('staff_notice_setting', 'mobile_sealed', 'staff.mobile'),
  at('staff_second_factor', 'secret_sealed', 'staff_second_factor.secret'),
  at('surgery', 'companion_mobile_sealed', 'surgery.companion_mobile'),
  at('sandbox.certificate', 'key_sealed', 'sandbox.certificate.key'),
]
