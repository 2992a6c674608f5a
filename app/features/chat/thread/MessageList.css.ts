import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const frame = style({ position: 'relative', flex: '1 1 auto', minHeight: '8rem', display: 'flex' });
export const scroller = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflowY: 'auto',
  // What is hidden for the eye scrolls along instead of lengthening the page.
  position: 'relative',
  overscrollBehavior: 'contain',
  // The thread keeps its place by itself; browsers that also try would add up.
  overflowAnchor: 'none',
  ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  '@media': { [media.print]: { overflow: 'visible' } },
});
/** Few messages stand at the bottom, above the field that answers them. */
export const content = style({
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space.medium,
  padding: space.medium,
  '@media': { [media.desktop]: { padding: space.large } },
});
export const items = style({ display: 'flex', flexDirection: 'column', gap: space.medium });
export const start = style({ alignSelf: 'center', textAlign: 'center', color: vars.color.textSoft });
export const day = style({
  alignSelf: 'center',
  padding: `2px ${space.small}`,
  borderRadius: '1em',
  background: vars.color.sunken,
  color: vars.color.textSoft,
  fontSize: fontSize.small,
  textAlign: 'center',
});
export const unseen = style({
  position: 'absolute',
  insetInline: 0,
  bottom: space.small,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
export const unseenButton = style({ pointerEvents: 'auto' });
