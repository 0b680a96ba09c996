import type { ReactNode } from 'react'
import './phone-frame.css'

/** How something will look on a patient's phone, as wide as a small one. */
export const PhoneFrame = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="phone-frame" aria-label={label}>
    <div className="phone-frame__screen">{children}</div>
  </section>
)
