import { style } from '@vanilla-extract/css';
import { media } from '../../theme/scale.ts';
import { vars } from '../../theme/vars.css.ts';

const { scene } = vars;
const stop = (color: string, opacity = 1) => style({ stopColor: color, stopOpacity: opacity });

/** In the strip of narrow screens it stands on the bench; beside the form it fills the whole side. */
export const root = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  width: '100%',
  height: 'auto',
  transform: 'translateY(15%)',
  '@media': { [media.desktop]: { height: '100%', transform: 'none' } },
});
export const skyTop = stop(scene.skyTop);
export const skyMiddle = stop(scene.skyMiddle);
export const skyLow = stop(scene.skyLow);
export const glowInner = stop(scene.sunGlow);
export const glowOuter = stop(scene.sunGlow, 0);
export const waterTop = stop(scene.skyLow);
export const waterBottom = stop(scene.water);
export const sun = style({ fill: scene.sun });
export const cloud = style({ fill: scene.cloud, opacity: 0.6 });
export const far = style({ fill: scene.farHill, opacity: 0.8 });
export const middle = style({ fill: scene.middleHill });
export const shore = style({ fill: scene.nearHill });
export const mirror = style({ fill: scene.middleHill, opacity: 0.28 });
export const light = style({ fill: scene.waterLight, opacity: 0.75 });
export const meadow = style({ fill: scene.meadow });
export const ground = style({ fill: scene.ground });
export const leaf = style({ fill: scene.middleHill, opacity: 0.55 });
export const ink = style({ fill: scene.ink });
export const bird = style({ stroke: scene.ink, fill: 'none', strokeLinecap: 'round', opacity: 0.8 });
export const grass = style({ stroke: scene.ground, fill: 'none', strokeLinecap: 'round' });
export const flower = style({ fill: scene.flower });
export const coat = style({ fill: scene.coat });
export const coatOther = style({ fill: scene.coatOther });
export const skin = style({ fill: '#c98f6d' });
export const hair = style({ fill: '#e4dfd9' });
export const hairOther = style({ fill: '#93877e' });
