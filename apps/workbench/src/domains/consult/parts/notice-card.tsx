import './notice-card.css'

/** A card that was sent, as the patient sees it. */
export const NoticeCard = ({ kind, title, desc }: { kind: string; title: string; desc: string }) => (
  <div className="told-card">
    <span className="told-card__kind">{kind}</span>
    <strong className="told-card__title">{title}</strong>
    {desc && <span className="told-card__desc">{desc}</span>}
  </div>
)
