/**
 * The value of a custom property that a site's page sets for its look (scripts/build/config/lookColors.ts), else the
 * usual one.
 */
export const lookProperty = (name: string, usual: string) => `var(--${name}, ${usual})`;

/** Each colour of a header and of the bar at the bottom of phones: its property, and the usual colour. */
export const headerProperties = {
  ground: ['header', 'raised'],
  line: ['header-line', 'line'],
  text: ['on-header', 'text'],
  /** A link back; also the link of the current page. */
  current: ['header-current', 'link'],
  currentHover: ['header-current', 'linkHover'],
  hover: ['header-hover', 'quietHover'],
  hoverText: ['on-header', 'link'],
  control: ['header-control', 'raised'],
  controlEdge: ['header-edge', 'edge'],
  controlHoverEdge: ['header-edge', 'quietEdge'],
  focus: ['header-focus', 'focus'],
} as const;
/** Properties and usual colours of the counts of new things. */
export const badgeProperties = { ground: ['badge', 'accent'], text: ['on-badge', 'onAccent'] } as const;
