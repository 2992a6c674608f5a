import { lookProperty } from './lookProperty.ts';
import { statusColors } from './statusColors.ts';

type Shade = '050' | '100' | '200' | '300' | '400' | '500' | '600' | '700' | '800' | '900' | '950';
/** A shade of the site's theme, from the page's own style. */
const primary = (shade: Shade) => `var(--primary-${shade})`;
const accent = (shade: Shade) => `var(--accent-${shade})`;
const neutral = (shade: Shade) => `var(--neutral-${shade})`;
const white = '#ffffff';

type Status = keyof typeof statusColors;
type StatusPart = 'Text' | 'Panel' | 'Border';

/** `successText`, `successPanel` … `infoBorder`: each part of a message has the same shade in every status. */
function shadesOfStatuses(
  shadeByPart: Record<StatusPart, keyof typeof statusColors.info>,
): Record<`${Status}${StatusPart}`, string> {
  const colors = Object.entries(statusColors).flatMap(([status, shades]) =>
    Object.entries(shadeByPart).map(([part, shade]) => [status + part, shades[shade]]),
  );
  return Object.fromEntries(colors);
}

/** The CSS value of each colour in light mode. */
export const lightColors = {
  page: lookProperty('page', neutral('050')),
  raised: lookProperty('raised', white),
  sunken: lookProperty('sunken', neutral('100')),
  text: neutral('900'),
  textSoft: neutral('600'),
  line: lookProperty('line', neutral('200')),
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
  accentChip: accent('100'),
  onAccentChip: accent('800'),
  accent: accent('600'),
  onAccent: white,
  focus: neutral('950'),
  focusGap: white,
  backdrop: neutral('950'),
  skeleton: lookProperty('sunken', neutral('100')),
  ...shadesOfStatuses({ Text: 600, Panel: '050', Border: 500 }),
};

/** The CSS value of each colour in dark mode. */
export const darkColors: Record<keyof typeof lightColors, string> = {
  page: lookProperty('page', neutral('950')),
  raised: lookProperty('raised', neutral('900')),
  sunken: lookProperty('sunken', neutral('950')),
  text: neutral('050'),
  textSoft: neutral('200'),
  line: lookProperty('line', neutral('700')),
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
  accentChip: accent('900'),
  onAccentChip: accent('100'),
  accent: accent('200'),
  onAccent: neutral('900'),
  focus: white,
  focusGap: neutral('950'),
  backdrop: neutral('950'),
  skeleton: neutral('800'),
  ...shadesOfStatuses({ Text: 200, Panel: 950, Border: 300 }),
};
