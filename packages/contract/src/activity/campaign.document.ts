import * as z from 'zod/mini'
import { atMost, required } from '../rule.ts'

/** The drawings that a campaign's head is chosen from. */
export const campaignPictures = ['health', 'clinic', 'sports', 'phone'] as const
export type CampaignPicture = (typeof campaignPictures)[number]
export const campaignPictureWords: Readonly<Record<CampaignPicture, string>> = {
  health: '心与叶',
  clinic: '医院与红十字',
  sports: '跑道与火炬',
  phone: '手机与对话',
}

const ids = z.array(z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/)))
/** An address of the app itself: a campaign leads nowhere else. */
const ownPath = z.string().check(z.regex(/^\/(?!\/)[\w\-./?=&%]{0,200}$/, '按钮地址须是本应用的页面，以/开头'))

/** 活动页: everything that one campaign's page shows. */
export const campaignDocument = z.object({
  title: required('请填写活动名称', atMost(30, '活动名称最多30个字')),
  summary: z.string().check(atMost(100, '一句话介绍最多100个字')),
  picture: z.enum(campaignPictures),
  sections: z
    .array(
      z.object({
        heading: z.string().check(atMost(30, '小标题最多30个字')),
        text: required('请填写正文', atMost(1000, '每段正文最多1000个字')),
      }),
    )
    .check(z.maxLength(12, '最多12段')),
  docIds: ids.check(z.maxLength(30, '最多选择30位医生')),
  teamIds: ids.check(z.maxLength(10, '最多选择10个团队')),
  /** Shows the customer service's number to call. */
  hasPhone: z.boolean(),
  /** Which free clinic it shows, at an address of free clinics; left out: the one that is open, or opens next. */
  freeClinicId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9._-]{0,64}$/))),
  button: z.nullable(
    z.object({ label: required('请填写按钮上的字', atMost(10, '按钮上的字最多10个')), path: ownPath }),
  ),
})
export type CampaignDocument = z.infer<typeof campaignDocument>

export const emptyCampaign: CampaignDocument = {
  title: '',
  summary: '',
  picture: 'health',
  sections: [],
  docIds: [],
  teamIds: [],
  hasPhone: false,
  button: null,
}
