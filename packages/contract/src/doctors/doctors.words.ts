import type { Spelling } from '../spelling.ts'

/** The doctors' words of the wire that do not explain themselves (core 3: docScoure, moudleType, hosId …). */
export const doctorSpelling: Spelling = {
  words: {
    docScore: 'docScoure',
    moduleType: 'moudleType',
    createdAt: 'createTime',
    patientName: 'patName',
    replyLimit: 'consultCanReplyNumber',
    consultPriceCents: 'consultPrice',
    canPrescribe: 'prescriptionStatus',
    pictureIsOpen: 'docPicConsultStatus',
    picturePriceCents: 'docPicConsultPrice',
    picturePriceText: 'docPicConsultPriceOfSt',
    videoIsOpen: 'docVideoConsultStatus',
    videoPriceText: 'docVideoConsultPriceOfSt',
    famousIsOpen: 'docFamousConsultStatus',
    famousPriceText: 'docFamousConsultPriceOfSt',
    teamIsOpen: 'teamConsultStatus',
    teamPriceText: 'teamConsultPriceOfSt',
    replyTimeText: 'consultAvgReplyTimeDescription',
    subDepartments: 'sonGbDeptList',
    deptId: 'bookDeptId',
    clinicDoctorId: 'bookDocId',
  },
}
