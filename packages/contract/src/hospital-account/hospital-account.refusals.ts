import { personNoIdCardSentence } from '../people/people.rules.ts'
import type { Refusals } from '../service.ts'

export const hospitalAccountRefusals = {
  /**
   * The person's mobile is not the one in his file (core 8). `obj.reservedTail`: the last two digits of the reserved one;
   * empty when the file has none, and then `sentence` says that it is missing (`missingSentences`) and `obj.code` which.
   */
  mobile_differs: { code: '04010001', sentence: '现在所使用的手机号和院内预留手机号不一致，是否验证？' },
  /** Nothing bound yet: hospital functions wait for it (core 8). */
  not_bound: { code: '04010002', sentence: '该就诊人没有绑定医院帐号，无法使用该功能。请先绑定医院帐号。' },
  /** The hospital does not know him (core 8). */
  no_file: { code: '04010003', sentence: '该就诊人没有在医院建过档，需要实名认证并新建病案号' },
  /** One attempt in 60 seconds (core 8). */
  bind_too_often: { code: '04010004', sentence: '操作频繁，请1分钟后再试' },
  has_file: { code: '04010005', sentence: '这位就诊人已在医院建过档，请直接绑定' },
  /** The question mark is the documents' (core 5). */
  not_realname: { code: '04010006', sentence: '当前就诊人未实名认证，是否去实名认证?' },
  no_id_card: { code: '04010007', sentence: personNoIdCardSentence },
  no_mobile: { code: '04010008', sentence: '就诊人还没有手机号，请先填写手机号' },
  /** The captcha went to another mobile than the file's: the second variant of the documents (core 8). */
  not_reserved: {
    code: '04010009',
    sentence: '就诊人手机号与医院预留不一致。您可以点击修改院内预留手机号，或前往医院窗口处理',
  },
  id_card_differs: { code: '04010010', sentence: '身份证号与就诊人不一致，请核对后重新填写' },
  /** A file's mobile is changed by captcha only (nethos.book.patient.mobile.modify). */
  mobile_by_captcha: { code: '04010011', sentence: '修改院内预留手机号，需要先验证短信验证码' },
  several_files: {
    code: '04010012',
    sentence: '医院里有多份相同身份证号的病案，请带身份证到医院窗口合并后再绑定',
  },
  /** The file is made, its number is not given yet. */
  number_pending: { code: '04010014', sentence: '医院已建档，病案号生成中，请过几分钟再来绑定' },
  /** By rules of the hospital's own that nobody here knows. */
  file_refused: {
    code: '04010013',
    sentence: '医院没有接受您填写的内容，请核对后再试，或带身份证到医院窗口办理',
  },
} as const satisfies Refusals
