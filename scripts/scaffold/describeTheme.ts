import { useMode as loadMode, modeOklch, modeRgb } from 'culori/fn';

loadMode(modeRgb);
const toOklch = loadMode(modeOklch);

/** The word for each part of the circle of hues, by the degree it ends at. */
const hueNames: readonly [until: number, word: string][] = [
  [8, 'pink'],
  [25, 'red'],
  [50, 'brick'],
  [68, 'orange'],
  [95, 'gold'],
  [130, 'olive'],
  [185, 'green'],
  [225, 'teal'],
  [262, 'blue'],
  [285, 'indigo'],
  [320, 'violet'],
  [345, 'purple'],
  [360, 'pink'],
];

function nameColor(hex: string): string {
  const color = toOklch(hex);
  if (!color || color.c < 0.02) return 'grey';
  const word = hueNames.find(([until]) => (color.h ?? 0) < until)![1];
  return color.c < 0.07 ? `greyish ${word}` : word;
}

/** A theme in a word or two: `green and brick`. */
export const describeTheme = ({ primary, accent }: { primary: string; accent: string }): string =>
  `${nameColor(primary)} and ${nameColor(accent)}`;
