import { style, styleVariants } from '@vanilla-extract/css';
import { contentWidth, media, space } from '../../theme/designTokens.ts';

/** A thread fills what the header leaves of the window, yet is never so low that nothing could be read. */
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
const roomy = { padding: `${space.large} 40px` };
export const layout = styleVariants({
  list: [inner, { padding: `${space.large} 20px ${space.xlarge}`, '@media': { [media.desktop]: roomy } }],
  thread: [inner, { position: 'absolute', inset: 0, '@media': { [media.desktop]: roomy } }],
});

export const columns = style({
  display: 'flex',
  flex: '1 1 auto',
  minHeight: 0,
  minWidth: 0,
  '@media': { [media.desktop]: { gap: space.large } },
});

const onlyOnDesks = { display: 'none', '@media': { [media.desktop]: { display: 'flex' } } } as const;
const list = style({
  flex: '1 1 auto',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.desktop]: { flex: '0 0 24rem', maxWidth: '38%', minHeight: 0 } },
});
const thread = style({ flex: '1 1 0', minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' });
export const listColumn = styleVariants({ list: [list], thread: [list, onlyOnDesks] });
export const threadColumn = styleVariants({ list: [thread, onlyOnDesks], thread: [thread] });

/** Above both columns, yet not glued to the edges of a phone. */
export const notices = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.small,
  flex: 'none',
  ':empty': { display: 'none' },
});
