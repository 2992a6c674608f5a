import { globalStyle, style } from '@vanilla-extract/css';
import { media, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { selectableControl } from '../pressableStyles.ts';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xsmall,
  '@media': { [media.print]: { display: 'none' } },
});
const box = selectableControl('&[aria-current]');
export const tab = style({
  ...box,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: touchTarget.main,
  padding: `8px ${space.medium}`,
  borderRadius: `min(${vars.radius.control}, 1.5em)`,
  color: vars.color.quietText,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'start',
  textDecoration: 'none',
  hyphens: 'auto',
  '@media': {
    ...box['@media'],
    [media.phone]: {
      justifyContent: 'center',
      gap: space.xxsmall,
      width: '100%',
      height: '100%',
      paddingInline: space.xsmall,
      textAlign: 'center',
    },
  },
});
/** Its longest word keeps its letters together as long as the row has room for them. */
export const text = style({ minWidth: 0, overflowWrap: 'break-word' });
// Two in a row, which they fill; a long word or large text takes a row of its own.
globalStyle(`${root} > *`, { '@media': { [media.phone]: { flex: '1 1 40%', maxWidth: '100%' } } });
