import { assignVars, globalStyle } from '@vanilla-extract/css';
import { stateShades } from './stateShades.ts';
import { vars } from './vars.css.ts';

type Shade = '050' | '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900' | '950';
const primary = (shade: Shade) => `var(--primary-${shade})`;
const accent = (shade: Shade) => `var(--accent-${shade})`;
const neutral = (shade: Shade) => `var(--neutral-${shade})`;
const white = '#ffffff';

const light: Record<keyof typeof vars.color, string> = {
  page: neutral('050'),
  raised: white,
  sunken: neutral('100'),
  text: neutral('900'),
  textSoft: neutral('600'),
  line: neutral('200'),
  edge: neutral('400'),
  link: primary('700'),
  linkHover: primary('900'),
  primary: primary('600'),
  primaryHover: primary('700'),
  onPrimary: white,
  quietText: primary('700'),
  quietEdge: primary('600'),
  quietHover: primary('050'),
  chip: primary('100'),
  onChip: primary('800'),
  accent: accent('600'),
  onAccent: white,
  offer: accent('600'),
  onOffer: white,
  focus: neutral('950'),
  focusGap: white,
  backdrop: `color-mix(in srgb, ${neutral('950')} 62%, transparent)`,
  skeleton: neutral('100'),
  successText: stateShades.success[600],
  successPanel: stateShades.success['050'],
  successMark: stateShades.success[500],
  dangerText: stateShades.danger[600],
  dangerPanel: stateShades.danger['050'],
  dangerMark: stateShades.danger[500],
  infoText: stateShades.info[600],
  infoPanel: stateShades.info['050'],
  infoMark: stateShades.info[500],
};

const dark: Record<keyof typeof vars.color, string> = {
  page: neutral('950'),
  raised: neutral('900'),
  sunken: neutral('950'),
  text: neutral('050'),
  textSoft: neutral('200'),
  line: neutral('700'),
  edge: neutral('400'),
  link: primary('200'),
  linkHover: primary('100'),
  primary: primary('300'),
  primaryHover: primary('200'),
  onPrimary: neutral('950'),
  quietText: primary('200'),
  quietEdge: primary('300'),
  quietHover: primary('900'),
  chip: primary('900'),
  onChip: primary('100'),
  accent: accent('200'),
  onAccent: neutral('900'),
  offer: accent('900'),
  onOffer: accent('100'),
  focus: white,
  focusGap: neutral('950'),
  backdrop: `color-mix(in srgb, ${neutral('950')} 80%, transparent)`,
  skeleton: neutral('800'),
  successText: stateShades.success[200],
  successPanel: stateShades.success[950],
  successMark: stateShades.success[300],
  dangerText: stateShades.danger[200],
  dangerPanel: stateShades.danger[950],
  dangerMark: stateShades.danger[300],
  infoText: stateShades.info[200],
  infoPanel: stateShades.info[950],
  infoMark: stateShades.info[300],
};

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
