import type { ConsultPerson } from '../people/public.ts'

/** What a consult keeps of whom it is for, as he is when it begins. */
export const consulterOf = ({ name, gender, age, idCardMasked, mobileMasked }: ConsultPerson) => ({
  consulterName: name,
  consulterGender: gender || null,
  consulterAge: age,
  consulterIdCardMasked: idCardMasked,
  consulterMobileMasked: mobileMasked,
})
