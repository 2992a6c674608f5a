import { style, styleVariants } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../theme/designTokens.ts';

/** The thread fills the window below the header; the minimum heights keep it readable in low windows. */
export const frame = styleVariants({
  list: {},
  thread: {
    position: 'relative',
    flex: '1 1 0',
    minHeight: '30rem',
    '@media': { [media.desktop]: { minHeight: '34rem' } },
  },
});

const inner = style({
  width: '100%',
  maxWidth: `calc(${contentWidth} + 80px)`,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: space.medium,
});
const desktopPadding = { padding: `${space.large} 40px` };
export const layout = styleVariants({
  list: [inner, { padding: `${space.large} 20px ${space.xlarge}`, '@media': { [media.desktop]: desktopPadding } }],
  thread: [inner, { position: 'absolute', inset: 0, '@media': { [media.desktop]: desktopPadding } }],
});

export const columns = style({
  display: 'flex',
  flex: '1 1 auto',
  minHeight: 0,
  minWidth: 0,
  '@media': { [media.desktop]: { gap: space.large } },
});

const desktopOnly = { display: 'none', '@media': { [media.desktop]: { display: 'flex' } } } as const;
const list = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.desktop]: { flex: '0 0 24rem', maxWidth: '38%', minHeight: 0 } },
});
const thread = style({ flex: '1 1 0', minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' });
export const listColumn = styleVariants({ list: [list], thread: [list, desktopOnly] });
export const threadColumn = styleVariants({ list: [thread, desktopOnly], thread: [thread] });

const noticeColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  flex: 'none',
  ':empty': { display: 'none' },
});
/** Above both columns. On phones an open conversation has no padding of its own. */
export const notices = styleVariants({
  list: [noticeColumn],
  thread: [noticeColumn, { padding: `${space.small} ${space.small} 0`, '@media': { [media.desktop]: { padding: 0 } } }],
});
