import { assignVars, globalStyle } from '@vanilla-extract/css';
import { accent, dark, light, neutral, primary, white } from './colors.ts';
import { vars } from './vars.css.ts';

const day: Record<keyof typeof vars.scene, string> = {
  skyTop: primary('100'),
  skyMiddle: primary('050'),
  skyLow: accent('100'),
  sun: white,
  cloud: white,
  sunGlow: accent('200'),
  farHill: primary('200'),
  middleHill: primary('300'),
  nearHill: primary('500'),
  water: primary('100'),
  waterLight: white,
  meadow: primary('600'),
  ground: primary('700'),
  flower: accent('200'),
  coat: accent('500'),
  coatOther: primary('300'),
  ink: primary('800'),
};

const night: Record<keyof typeof vars.scene, string> = {
  skyTop: neutral('950'),
  skyMiddle: primary('950'),
  skyLow: primary('900'),
  sun: accent('100'),
  cloud: primary('800'),
  sunGlow: accent('700'),
  farHill: primary('800'),
  middleHill: primary('900'),
  nearHill: primary('950'),
  water: primary('900'),
  waterLight: accent('200'),
  meadow: primary('950'),
  ground: neutral('950'),
  flower: accent('400'),
  coat: accent('700'),
  coatOther: primary('600'),
  ink: neutral('950'),
};

globalStyle(':root', {
  vars: {
    ...assignVars(vars.color, light),
    ...assignVars(vars.scene, day),
    ...assignVars(vars.shadow, {
      low: '0 1px 2px rgb(0 0 0 / 0.06)',
      high: '0 12px 32px rgb(0 0 0 / 0.12)',
    }),
    ...assignVars(vars.radius, {
      card: 'var(--radius-card)',
      control: 'var(--radius-control)',
      field: 'var(--radius-field)',
    }),
    ...assignVars(vars.font, {
      body: 'var(--font-body)',
      heading: 'var(--font-heading)',
      headingWeight: 'var(--heading-weight)',
    }),
  },
  '@media': {
    // Not on paper, which is always white.
    'screen and (prefers-color-scheme: dark)': {
      vars: { ...assignVars(vars.color, dark), ...assignVars(vars.scene, night) },
    },
  },
});
