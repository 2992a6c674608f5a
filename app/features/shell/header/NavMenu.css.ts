import { style } from '@vanilla-extract/css';
import { media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';

/** Width at which labels need all of it, with very large text. */
const crowded = '(max-width: 10rem)';

export const nav = style({ containerType: 'inline-size' });
export const list = style({ display: 'flex', flexDirection: 'column', gap: space.xxsmall });
export const group = style({
  marginTop: space.medium,
  paddingTop: space.medium,
  borderTop: `1.5px solid ${vars.color.line}`,
});
export const settings = style([
  group,
  { display: 'flex', flexDirection: 'column', gap: space.small, marginTop: 0, paddingInline: space.small },
]);
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.small,
  minHeight: '52px',
  padding: `8px ${space.small}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  fontSize: '1.11rem',
  textDecoration: 'none',
  borderInlineStart: '5px solid transparent',
  ':hover': { background: vars.color.quietHover },
  selectors: {
    '&[aria-current=page]': {
      borderRadius: '4px',
      background: vars.color.chip,
      color: vars.color.onChip,
      borderInlineStartColor: vars.color.quietEdge,
      fontWeight: 650,
    },
  },
  '@container': { [crowded]: { paddingInline: space.xxsmall, fontSize: '1rem' } },
  '@media': {
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current=page]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});
export const icon = style({ display: 'flex', '@container': { [crowded]: { display: 'none' } } });
export const label = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });
