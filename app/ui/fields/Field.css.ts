import { style } from '@vanilla-extract/css';
import { fontSize, media, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minWidth: 0 });
export const label = style({ fontWeight: 650, fontSize: fontSize.body });
export const hint = style({ color: vars.color.textSoft });
export const error = style({
  display: 'flex',
  gap: space.xsmall,
  alignItems: 'flex-start',
  color: vars.color.dangerText,
  fontWeight: 650,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});

export const input = style({
  width: '100%',
  minWidth: 0,
  minHeight: '52px',
  padding: `10px ${space.medium}`,
  fontSize: fontSize.body,
  lineHeight: 1.4,
  color: vars.color.text,
  background: vars.color.raised,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  ':hover': { borderColor: vars.color.quietEdge },
  '::placeholder': { color: vars.color.textSoft, opacity: 1 },
  selectors: {
    '&[aria-invalid=true]': { borderColor: vars.color.dangerBorder, borderWidth: '3px', paddingInline: '15px' },
    // Browsers paint filled-in fields in a blue of their own, unreadable in the dark.
    '&:autofill': {
      WebkitTextFillColor: vars.color.text,
      boxShadow: `inset 0 0 0 100px ${vars.color.chip}`,
    },
  },
});

/** The button stands beside the input, not in it: it never covers what is typed. */
export const line = style({ display: 'flex', gap: space.xsmall, alignItems: 'stretch', flexWrap: 'wrap' });
export const grow = style({ flex: '1 1 9rem', minWidth: 0 });

export const reveal = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: touchTarget.main,
  padding: `8px ${space.medium}`,
  background: vars.color.raised,
  color: vars.color.quietText,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  fontWeight: 650,
  cursor: 'pointer',
  ':hover': { background: vars.color.quietHover, borderColor: vars.color.quietEdge },
  '@media': { [media.print]: { display: 'none' } },
});
