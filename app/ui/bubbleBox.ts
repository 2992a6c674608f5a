import { media, space } from '../theme/designTokens.ts';
import { ownRadius } from '../theme/surfaces.ts';
import { vars } from '../theme/vars.css.ts';

/** The bubble of a conversation: as wide as its words, and never as wide as the column. */
export const bubbleBox = {
  width: 'fit-content',
  maxWidth: 'min(88%, 34rem)',
  minWidth: 0,
  padding: `${space.small} ${space.medium}`,
  borderRadius: ownRadius('18px'),
  border: '1.5px solid transparent',
} as const;

/** Where colours are not shown, and on paper, an edge shows the bounds. */
export const bubbleMedia = {
  [media.forcedColors]: { borderColor: 'CanvasText' },
  [media.print]: { breakInside: 'avoid', borderColor: 'currentColor' },
} as const;

/** What the member wrote, on the right. */
export const ownBubble = {
  borderEndEndRadius: '4px',
  background: vars.color.chip,
  color: vars.color.onChip,
} as const;

/** What others wrote, on the left. */
export const otherBubble = {
  borderEndStartRadius: '4px',
  background: vars.color.sunken,
  borderColor: vars.color.line,
} as const;
