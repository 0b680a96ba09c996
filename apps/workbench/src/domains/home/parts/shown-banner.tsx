import './home-desk.css'

interface ShownBannerProps {
  title: string
  subtitle: string
  /** Empty: none yet. */
  pictureUrl: string
  isSmall?: boolean
}

/** As a patient sees it on a phone: the words over the picture's left half (apps/patient, banners.css). */
export const ShownBanner = ({ title, subtitle, pictureUrl, isSmall = false }: ShownBannerProps) => (
  <figure className={isSmall ? 'shown-banner shown-banner--small' : 'shown-banner'} aria-label={`横幅预览：${title}`}>
    {pictureUrl ? <img src={pictureUrl} alt="" /> : <span className="shown-banner__none">还没有图片</span>}
    <figcaption>
      <strong>{title}</strong>
      {subtitle}
    </figcaption>
  </figure>
)
