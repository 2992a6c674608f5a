import { style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

/** A hue of its own for each, all equally calm; 47 is prime to 360, so that neighbours differ. */
const paint = (number: number, low: string, high: string) =>
  `linear-gradient(160deg, oklch(${high} ${(number * 47) % 360}), oklch(${low} ${(number * 47 + 40) % 360}))`;

const dark = 'screen and (prefers-color-scheme: dark)';

export const colours = Array.from({ length: 23 }, (_, index) =>
  style({
    backgroundImage: paint(index + 1, '0.80 0.07', '0.92 0.04'),
    '@media': { [dark]: { backgroundImage: paint(index + 1, '0.36 0.05', '0.46 0.06') } },
  }),
);

export const strip = style({ height: 'clamp(96px, 18vw, 200px)' });

export const grid = style({
  display: 'grid',
  gap: space.small,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
});
export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  padding: 0,
  overflow: 'hidden',
  textAlign: 'start',
  background: vars.color.raised,
  color: vars.color.text,
  border: `2px solid ${vars.color.edge}`,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.quietEdge },
  selectors: {
    '&[aria-pressed=true]': {
      borderColor: vars.color.quietEdge,
      boxShadow: `0 0 0 1px ${vars.color.quietEdge}`,
      background: vars.color.chip,
      color: vars.color.onChip,
      fontWeight: 650,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } } } },
});
export const sample = style({ height: '72px' });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xsmall,
  minHeight: '48px',
  padding: `6px ${space.small}`,
  fontSize: fontSize.body,
  lineHeight: 1.25,
});
