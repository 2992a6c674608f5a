import { keyframes, style } from '@vanilla-extract/css';
import { fontSize, media, space, touchTarget, transition } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

const surround = '#101010';
const ink = '#fff';

/** Dialog that is dark in light mode, too, so that nothing outshines the picture. */
export const dialog = style({
  vars: { [vars.color.focus]: ink, [vars.color.focusGap]: surround },
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  background: surround,
  color: ink,
  animation: `${appear} ${transition.medium}`,
  '::backdrop': { background: surround },
});

/** Frame of the picture: what the two bars leave, but at least half of a low window with large text. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  boxSizing: 'border-box',
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xsmall,
  padding: `${space.xsmall} ${space.medium}`,
});

export const title = style({
  margin: 0,
  minWidth: 0,
  fontSize: fontSize.lead,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});

/** Buttons at the end of the header. */
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall, marginInlineStart: 'auto' });

export const stage = style({
  vars: { '--yarl__container_background_color': surround },
  position: 'relative',
  flex: '1 0 50dvh',
  minHeight: '50dvh',
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.6rem, 100%), 1fr))',
  gap: space.xsmall,
  width: '100%',
  maxWidth: '44rem',
  boxSizing: 'border-box',
  marginInline: 'auto',
  padding: `${space.xsmall} ${space.medium} ${space.small}`,
});

export const button = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space.xsmall,
  minHeight: touchTarget.main,
  minWidth: touchTarget.main,
  padding: `6px ${space.xsmall}`,
  border: '2px solid #8c8c8c',
  borderRadius: vars.radius.control,
  background: '#242424',
  color: ink,
  font: 'inherit',
  fontWeight: 650,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  ':hover': { background: '#3a3a3a' },
  selectors: {
    '&[aria-disabled]': { color: '#b8b8b8', borderStyle: 'dashed', background: surround, cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-disabled]': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});

export const slide = style({ display: 'grid', placeItems: 'center', width: '100%', height: '100%' });
export const picture = style({
  gridArea: '1 / 1',
  display: 'block',
  width: '100%',
  height: '100%',
  minHeight: 0,
  objectFit: 'contain',
  userSelect: 'none',
});
export const message = style({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  gap: space.small,
  margin: 0,
  padding: space.large,
  maxWidth: '32rem',
  textAlign: 'center',
  color: ink,
});
