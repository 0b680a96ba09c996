import { PageTitle } from '../patterns/page-title.tsx'
import './soon.css'

interface SoonProps {
  title: string
  what: string
  things: readonly string[]
}

/** A place that is not built yet: what will stand here, and nothing to press. */
export const Soon = ({ title, what, things }: SoonProps) => (
  <section className="soon">
    <PageTitle>{title}</PageTitle>
    <h1>{title}</h1>
    <p>{what}</p>
    <ul>
      {things.map(thing => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
  </section>
)
