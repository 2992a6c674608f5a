import { media, space } from '../theme/designTokens.ts';
import { ownRadius } from '../theme/headerAndBadgeStyles.ts';
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

/** An edge that shows the bounds of a bubble in forced colours and on paper. */
export const bubbleMedia = {
  [media.forcedColors]: { borderColor: 'CanvasText' },
  [media.print]: { breakInside: 'avoid', borderColor: 'currentColor' },
} as const;

/** Bubble on the right, with what the member wrote. */
export const ownBubble = {
  borderEndEndRadius: '4px',
  background: vars.color.chip,
  color: vars.color.onChip,
} as const;

/** Bubble on the left, with what others wrote. */
export const otherBubble = {
  borderEndStartRadius: '4px',
  background: vars.color.sunken,
  borderColor: vars.color.line,
} as const;
