/** The mark, as patients see it. */
export const Mark = ({ size = 44 }: { size?: number }) => (
  <svg className="mark" width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
    <rect width="512" height="512" rx="128" fill="var(--brand)" />
    <path
      fill="var(--card)"
      fillRule="evenodd"
      d="M256 104c92 0 168 62 168 140s-76 140-168 140c-20 0-39-3-57-8l-69 38 16-63c-36-26-58-64-58-107 0-78 76-140 168-140zM232 168v52h-52v48h52v52h48v-52h52v-48h-52v-52z"
    />
  </svg>
)
