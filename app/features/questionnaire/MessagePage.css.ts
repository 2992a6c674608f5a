import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

export const root = style({
  display: 'grid',
  gap: space.xlarge,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: space.xxlarge } },
});
export const picture = style({
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  boxShadow: vars.shadow.low,
  '@media': { [media.tablet]: { order: 2 } },
});
export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '40vh',
  '@media': { [media.tablet]: { maxHeight: 'none' } },
});
export const words = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: space.large });

const { scene } = vars;
export const skyTop = style({ stopColor: scene.skyTop });
export const skyLow = style({ stopColor: scene.skyLow });
export const sun = style({ fill: scene.sun });
export const glow = style({ fill: scene.sunGlow, opacity: 0.55 });
export const far = style({ fill: scene.farHill });
export const middle = style({ fill: scene.middleHill });
export const near = style({ fill: scene.nearHill });
export const meadow = style({ fill: scene.meadow });
export const ground = style({ fill: scene.ground });
export const path = style({ fill: scene.skyLow });

/** Ink is as dark as the night itself. */
const night = 'screen and (prefers-color-scheme: dark)';
export const ink = style({ fill: scene.ink, '@media': { [night]: { fill: scene.coatOther } } });
export const inkLine = style({
  stroke: scene.ink,
  fill: 'none',
  strokeLinecap: 'round',
  '@media': { [night]: { stroke: scene.coatOther } },
});
export const flower = style({ fill: scene.flower });
export const coat = style({ fill: scene.coat });
export const coatOther = style({ fill: scene.coatOther });
export const inkCoat = style({ stroke: scene.coat, fill: 'none', strokeLinecap: 'round' });
export const inkCoatOther = style({ stroke: scene.coatOther, fill: 'none', strokeLinecap: 'round' });
export const steam = style({ stroke: scene.cloud, fill: 'none', strokeLinecap: 'round', opacity: 0.8 });
export const light = style({ fill: scene.cloud, opacity: 0.25 });
