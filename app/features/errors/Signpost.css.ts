import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/vars.css.ts';

const { scene } = vars;
const stop = (color: string, opacity = 1) => style({ stopColor: color, stopOpacity: opacity });

export const root = style({ width: '100%', height: 'auto' });
export const skyTop = stop(scene.skyTop);
export const skyLow = stop(scene.skyLow);
export const mist = stop(scene.skyMiddle, 0.9);
export const farTop = stop(scene.farHill);
export const middleTop = stop(scene.middleHill);
export const nearTop = stop(scene.nearHill);
export const nearLow = stop(scene.meadow);
export const sun = style({ fill: scene.sun, opacity: 0.9 });
export const post = style({ fill: scene.ink });
export const board = style({ fill: scene.coat });
export const boardShade = style({ fill: 'var(--primary-600)' });
export const grass = style({ stroke: scene.ground, fill: 'none', strokeLinecap: 'round' });
