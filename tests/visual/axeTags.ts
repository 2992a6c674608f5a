/** WCAG 2.2 up to AA, and what axe recommends beyond it. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
