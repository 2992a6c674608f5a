/** A custom property that a site's page sets for its look (scripts/build/config/lookColors.ts); without it, the usual value. */
export const lookProperty = (name: string, usual: string) => `var(--${name}, ${usual})`;

/** Each colour of a header and of the bar at the bottom of phones: its property, and the usual colour. */
export const headerProperties = {
  ground: ['header', 'raised'],
  line: ['header-line', 'line'],
  text: ['on-header', 'text'],
  /** A link back; also that of the page on show. */
  current: ['header-current', 'link'],
  currentHover: ['header-current', 'linkHover'],
  hover: ['header-hover', 'quietHover'],
  hoverText: ['on-header', 'link'],
  control: ['header-control', 'raised'],
  controlEdge: ['header-edge', 'edge'],
  controlHoverEdge: ['header-edge', 'quietEdge'],
  focus: ['header-focus', 'focus'],
} as const;
/** The same of counts of what is new. */
export const badgeProperties = { ground: ['badge', 'accent'], text: ['on-badge', 'onAccent'] } as const;
