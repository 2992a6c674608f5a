/** The style that shows this many lines of a text, and an ellipsis where there are more. */
export const clampLines = (lines: number | string) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;
