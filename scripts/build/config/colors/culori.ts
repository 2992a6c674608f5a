import culori from 'culori/require';

export type { Oklch } from 'culori/require';

/** culori from the one file that has all of it: its other entries are 151 modules, which nearly every command would load. */
export const {
  clampChroma,
  clampRgb,
  differenceCiede2000,
  formatHex,
  modeOklch,
  modeRgb,
  parse,
  useMode: loadMode,
} = culori;
