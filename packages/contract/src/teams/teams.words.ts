import type { Spelling } from '../spelling.ts'

/** The teams' words of the wire that do not explain themselves (core 3, Team and serve). */
export const teamSpelling: Spelling = {
  words: {
    teamId: 'id',
    score: 'teamScoure',
    isOpen: 'teamPicConsultStatus',
    priceCents: 'consultPrice',
    replyLimit: 'consultCanReplyNumber',
    replyTimeText: 'teamConsultAvgReplyTimeDescription',
    services: 'serveBindingInfoVoList',
    showsChief: 'showAdm',
    articles: 'docArticleList',
    appCode: 'teamQrcodeUrl',
    messagingCode: 'teamQrcodeWechatUrl',
    adPicture: 'adImgUrl',
    createdAt: 'createTime',
    moduleType: 'moudleType',
    patientName: 'patName',
  },
}

export const serviceSpelling: Spelling = {
  words: {
    serviceId: 'id',
    servicePriceCents: 'servePrice',
    lengthOfTime: 'serveLengthOfTime',
    lengthUnit: 'serveLengthOfTimeUnit',
  },
}
