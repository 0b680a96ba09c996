import { Notice } from '../../../controls/notice.tsx'

/** Instead of 120 where the words are of an animal. */
export const AnimalNotice = () => (
  <Notice>
    <p>您说的像是宠物的情况。这里只为人看病，请尽快联系动物医院。</p>
    <p>如果有人也碰到、误食或被咬伤，请写明是谁；已经不舒服的，请立即拨打120。</p>
  </Notice>
)
