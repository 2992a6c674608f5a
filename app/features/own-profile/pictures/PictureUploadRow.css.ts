import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

const PREVIEW_WIDTH_PX = 240;

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.small} ${space.large}`,
});
export const preview = style({
  flex: 'none',
  width: `min(100%, ${PREVIEW_WIDTH_PX}px)`,
  // That of the cards.
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.chip,
});
/** Text beside the preview, or below it on phones. */
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  flex: '1 1 12rem',
  minWidth: 0,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, minWidth: 0 });
export const name = style({ overflowWrap: 'anywhere' });
const stateBase = style({ display: 'flex', alignItems: 'flex-start', gap: space.xsmall });
export const state = styleVariants({
  soft: [stateBase, { color: vars.color.textSoft }],
  good: [stateBase, { color: vars.color.successText, fontWeight: 650 }],
  bad: [stateBase, { color: vars.color.dangerText, fontWeight: 650 }],
});
