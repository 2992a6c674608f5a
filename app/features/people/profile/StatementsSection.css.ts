import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Cards of one group each, in two columns where there is room. */
export const groups = style({ columns: '24rem 2', columnGap: space.large });
export const group = style({
  breakInside: 'avoid',
  selectors: { '&:not(:last-child)': { marginBlockEnd: space.large } },
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.large });
export const statement = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 });
export const topic = style({ color: vars.color.textSoft, overflowWrap: 'anywhere' });
export const sentence = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xsmall,
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
export const ownWords = style({ fontSize: fontSize.lead, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space.xsmall });
export const chip = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.xsmall,
  maxWidth: '100%',
  padding: `4px ${space.small}`,
  borderRadius: '1.1em',
  background: vars.color.chip,
  color: vars.color.onChip,
  fontWeight: 650,
  lineHeight: 1.4,
  border: '1.5px solid transparent',
  overflowWrap: 'anywhere',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});
export const sharedChip = style([
  chip,
  {
    background: vars.color.successPanel,
    color: vars.color.successText,
    borderColor: vars.color.successBorder,
  },
]);
export const youToo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  fontSize: fontSize.small,
  fontWeight: 400,
});

export const scaleWords = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `4px ${space.medium}`,
});
export const scale = style({ display: 'flex', alignItems: 'center', gap: '4px', maxWidth: '18rem' });
export const step = style({
  flex: 1,
  height: '0.6rem',
  borderRadius: '0.3rem',
  background: vars.color.line,
  '@media': { [media.forcedColors]: { border: '1px solid GrayText' } },
});
export const theirStep = style({
  height: '1rem',
  background: vars.color.primary,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
/** Outline around the viewer's own step. */
export const ownStep = style({ outline: `2.5px solid ${vars.color.text}`, outlineOffset: '2px' });
