import { style, styleVariants } from '@vanilla-extract/css';
import { space } from '../../theme/designTokens.ts';
import { header } from '../../theme/headerAndBadgeStyles.ts';
import { vars } from '../../theme/vars.css.ts';

const root = style({
  border: `2px solid ${header.controlEdge}`,
  background: header.control,
  color: header.text,
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { background: header.hover, borderColor: header.controlHoverEdge },
  ':focus-visible': { outlineColor: header.focus },
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xsmall,
  minWidth: '48px',
  maxWidth: '100%',
  minHeight: '48px',
  padding: '6px 12px',
  borderRadius: vars.radius.control,
  fontWeight: 650,
});

/** Widths at which the bar, which is a container, is as narrow as a phone, or has links beside the buttons. */
const narrow = '(max-width: 30rem)';
const besideLinks = '(max-width: 69rem)';
const stacked = {
  flexDirection: 'column',
  gap: '1px',
  minWidth: '56px',
  minHeight: '56px',
  // No higher than the header is without buttons.
  padding: '1px 8px 0',
  borderRadius: `min(${vars.radius.control}, 1rem)`,
  fontSize: 'clamp(16px, 0.8rem, 5vw)',
  lineHeight: 1.15,
} as const;

export const kind = styleVariants({
  stacked: [root, { '@container': { [narrow]: stacked, [besideLinks]: { selectors: { '[data-links] &': stacked } } } }],
  word: [root],
});
export const icon = styleVariants({
  stacked: { display: 'inline-flex' },
  word: { display: 'inline-flex', '@media': { '(max-width: 399px)': { display: 'none' } } },
});
export const label = style({ minWidth: 0, overflowWrap: 'break-word' });
