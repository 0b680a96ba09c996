import { serviceIcons, type ServiceIconName } from '@nethos/contract/common/service-icons.ts'

/** The drawing of a service as patients see it, here in one colour. */
export const ServiceIcon = ({ name, size = 28 }: { name: ServiceIconName; size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={serviceIcons[name].body} fill="currentColor" fillOpacity="0.14" stroke="none" />
    <path d={serviceIcons[name].body} />
    <path d={serviceIcons[name].detail} />
  </svg>
)
