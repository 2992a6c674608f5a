import { style, styleVariants } from '@vanilla-extract/css';
import { media, space, touchTarget } from '../../theme/designTokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { chosenControl, ringAroundInput, strongEdge } from '../pressableStyles.ts';

const root = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});

export const variant = styleVariants({
  plain: [root, { minHeight: touchTarget.main, paddingBlock: space.small }],
  tile: [
    root,
    {
      flexWrap: 'wrap',
      alignItems: 'center',
      minHeight: '60px',
      padding: `${space.xsmall} ${space.medium}`,
      background: vars.color.raised,
      border: `2px solid ${vars.color.edge}`,
      borderRadius: vars.radius.field,
      ':hover': { borderColor: vars.color.quietEdge },
      selectors: { '&[data-chosen]': { ...chosenControl, ...strongEdge } },
      '@media': { [media.forcedColors]: { selectors: { '&[data-chosen]': { borderColor: 'Highlight' } } } },
      '@supports': ringAroundInput(),
    },
  ],
});
export const box = style({
  flex: 'none',
  width: '1.5rem',
  height: '1.5rem',
  margin: '0.05rem 0 0',
  accentColor: vars.color.primary,
  cursor: 'inherit',
  // The ring is around the tile.
  selectors: { [`${variant.tile} &:focus-visible`]: { outline: 'none', boxShadow: 'none' } },
});
export const picture = style({ flex: 'none', width: '5rem', height: 'auto' });
/** Text that moves below a picture that leaves no room beside it. */
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  hyphens: 'auto',
  selectors: { [`${variant.tile} &`]: { flex: '1 1 min(7rem, 100% - 3rem)' } },
});
export const label = style({ fontWeight: 650 });
export const hint = style({ selectors: { [`${variant.plain} &`]: { color: vars.color.textSoft } } });
