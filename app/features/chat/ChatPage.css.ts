import { style, styleVariants } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const column = { display: 'flex', flexDirection: 'column' } as const;

/**
 * The thread fills the window; on desktops below the header, with a height that keeps it readable in low windows. On
 * phones everything but its messages decides how low it gets.
 */
export const frame = styleVariants({
  list: {},
  thread: {
    ...column,
    flex: '1 0 auto',
    '@media': { [media.desktop]: { position: 'relative', flex: '1 1 0', minHeight: '34rem' } },
  },
});

/** The thread in the part of the window that a keyboard leaves, over everything else on the page. */
export const aboveKeyboard = style({
  ...column,
  vars: { '--composer-bottom': '0px' },
  position: 'fixed',
  insetInline: 0,
  zIndex: 10,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.page,
});

const inner = style({
  ...column,
  width: '100%',
  maxWidth: `calc(${contentWidth} + 80px)`,
  marginInline: 'auto',
  gap: space.medium,
});
const desktopPadding = { padding: `${space.large} 40px` };
export const layout = styleVariants({
  list: [inner, { padding: `${space.large} 20px ${space.xlarge}`, '@media': { [media.desktop]: desktopPadding } }],
  thread: [
    inner,
    { flex: '1 0 auto', '@media': { [media.desktop]: { position: 'absolute', inset: 0, ...desktopPadding } } },
  ],
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
  ...column,
  flex: '1 1 auto',
  minWidth: 0,
  '@media': { [media.desktop]: { flex: '0 0 24rem', maxWidth: '38%', minHeight: 0 } },
});
const thread = style({ ...column, flex: '1 1 0', minWidth: 0, minHeight: 0 });
export const listColumn = styleVariants({ list: [list], thread: [list, desktopOnly] });
export const threadColumn = styleVariants({ list: [thread, desktopOnly], thread: [thread] });

const noticeColumn = style({
  ...column,
  gap: space.small,
  flex: 'none',
});
/** The place of notices while there are none: it takes no room, and a status that comes into it is said. */
export const noNotices = style({ display: 'contents' });
/** Notices above both columns. On phones an open conversation has no padding of its own. */
export const notices = styleVariants({
  list: [noticeColumn],
  thread: [noticeColumn, { padding: `${space.small} ${space.small} 0`, '@media': { [media.desktop]: { padding: 0 } } }],
});
