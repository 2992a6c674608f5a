import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { messages } from './Bubble.css.ts';

/** Length below 0 where the text is so large that a day at the top would cover most of the messages. */
const roomForDay = '(100vw - 14rem) * 100';

/** Frame that takes the height that is left, and needs no more than this, because its messages scroll. */
export const frame = style({
  position: 'relative',
  flex: '1 1 0',
  minHeight: '6rem',
  display: 'flex',
  minWidth: 0,
});
export const scroller = style({
  flex: '1 1 auto',
  minWidth: 0,
  overflowY: 'auto',
  // Visually hidden content scrolls with the list instead of making the page longer.
  position: 'relative',
  // Typing below does not lay out the messages again.
  contain: 'strict',
  overscrollBehavior: 'contain',
  // Focused elements stay clear of the strip with the day.
  scrollPaddingBlock: `clamp(${space.small}, ${roomForDay}, 2.5rem + ${space.xsmall}) ${space.small}`,
  // useThreadScroll corrects the scroll position; the browser must not correct it a second time.
  overflowAnchor: 'none',
  ':focus-visible': { outlineOffset: '-4px', boxShadow: 'none' },
  '@media': { [media.print]: { overflow: 'visible', contain: 'none' } },
});
/** Content that is at the bottom, above the composer, if the thread is short. */
export const content = style({
  containerName: messages,
  containerType: 'inline-size',
  minHeight: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: space.medium,
  padding: space.medium,
  '@media': { [media.desktop]: { padding: space.large } },
});
export const start = style({ alignSelf: 'center', textAlign: 'center', color: vars.color.textSoft });
export const labels = style({ display: 'grid', alignItems: 'center' });
export const label = style({ gridArea: '1 / 1' });
export const hiddenLabel = style([label, { visibility: 'hidden' }]);
const rows = { display: 'flex', flexDirection: 'column', gap: space.medium } as const;
export const day = style(rows);
export const group = style(rows);
/**
 * Heading that stays at the top of the window as long as messages of its day are shown; they fade out under its strip.
 */
export const dayHeading = style({
  position: 'sticky',
  top: `min(0px, ${roomForDay})`,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'center',
  padding: `${space.xxsmall} 0 ${space.small}`,
  background: `linear-gradient(${vars.color.raised} 70%, transparent)`,
  '@media': { [media.print]: { position: 'static' } },
});
export const dayName = style({
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
