import './instant.css'

/** A day and its hour in words. It breaks between them or not at all: half a date is no date. */
export const Instant = ({ children }: { children: string }) => <span className="instant">{children}</span>
