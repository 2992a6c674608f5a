import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

export const frame = style({ position: 'relative', flex: '1 1 auto', minHeight: '8rem', display: 'flex' });
export const scroller = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflowY: 'auto',
  // Visually hidden content scrolls with the list instead of making the page longer.
  position: 'relative',
  overscrollBehavior: 'contain',
  // useThreadScroll corrects the scroll position; the browser must not correct it a second time.
  overflowAnchor: 'none',
  ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  '@media': { [media.print]: { overflow: 'visible' } },
});
/** A short thread stands at the bottom, above the composer. */
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
