import { style, styleVariants } from '@vanilla-extract/css';

/** The same by day and by night: people do not change their colours when the lights go out. */
export const root = style({ width: '100%', height: '100%', borderRadius: '50%' });
export const ground = style({ fill: 'var(--primary-200)' });
export const glow = style({ fill: 'var(--primary-100)' });
export const clothes = style({ fill: 'var(--primary-600)' });
export const clothesShade = style({ fill: 'var(--primary-700)' });
export const collar = style({ fill: 'var(--accent-100)' });
export const skin = style({ fill: '#e3b592' });
export const skinShade = style({ fill: '#cf9c78' });
export const hair = styleVariants({
  40: { fill: '#5b4032' },
  50: { fill: '#857a72' },
  60: { fill: '#d9d6d2' },
});
