import { style } from '@vanilla-extract/css';
import { fontSize, lineHeight, media, space } from '../../../theme/designTokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { raisedControl, ringAroundInput, strongEdge } from '../../../ui/pressableStyles.ts';

const headingFace = { fontFamily: vars.font.heading, fontWeight: vars.font.headingWeight } as const;

export const root = style({ minWidth: 0 });
export const legend = style({
  ...headingFace,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.heading,
  marginBottom: space.xsmall,
  hyphens: 'auto',
  '@media': { [media.tablet]: { fontSize: fontSize.title, marginBottom: space.small } },
});
export const grid = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gap: space.large, gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' },
  },
});

const chosen = '&[data-chosen]';
export const option = style({
  ...raisedControl,
  display: 'grid',
  alignContent: 'start',
  gap: `${space.xsmall} ${space.large}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  padding: space.medium,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  selectors: { [chosen]: { borderColor: vars.color.primary, background: vars.color.raised, ...strongEdge } },
  '@media': {
    // Side by side: what is bought, and its full price.
    [media.tablet]: { padding: space.large, gridTemplate: 'auto 1fr / repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplate: 'none / minmax(0, 1fr)' },
    [media.forcedColors]: { selectors: { [chosen]: { borderColor: 'Highlight' } } },
    [media.print]: { breakInside: 'avoid' },
  },
  '@supports': ringAroundInput(),
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xsmall });
export const input = style({
  flex: 'none',
  width: '1.4rem',
  height: '1.4rem',
  margin: 0,
  accentColor: vars.color.primary,
  cursor: 'inherit',
  // The ring is around the card.
  ':focus-visible': { outline: 'none', boxShadow: 'none' },
});
export const term = style({
  ...headingFace,
  marginInlineEnd: 'auto',
  fontSize: fontSize.title,
  lineHeight: lineHeight.heading,
});
export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.xsmall });
export const amount = style({
  // A price does not break over lines: with large text it grows less than headings do.
  fontSize: 'clamp(0.85rem, 0.4rem + 6vw, 2.2rem)',
  fontWeight: 700,
  lineHeight: lineHeight.heading,
});
export const terms = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.xxsmall,
  color: vars.color.textSoft,
  '@media': { [media.tablet]: { gridArea: '1 / 2 / span 2' }, [media.desktop]: { gridArea: 'auto' } },
});
export const saving = style({ color: vars.color.successText, fontWeight: 650 });
