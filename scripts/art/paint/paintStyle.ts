import { type Band, mixPaint, type Paint, type PaintTheme, type Role } from './roles.ts';

/** `#aabbcc` as `#abc`. */
const shortHex = (color: string) => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

type Paints = ReturnType<typeof mixPaint>;
const mixed = new WeakMap<PaintTheme, Map<Band, Paints>>();

/** Mixing is slow, and a hundred pictures of a site share one paint. */
function paintOf(theme: PaintTheme, band: Band): Paints {
  const ofTheme = mixed.get(theme) ?? new Map<Band, Paints>();
  mixed.set(theme, ofTheme);
  const paints = ofTheme.get(band) ?? mixPaint(theme, band);
  ofTheme.set(band, paints);
  return paints;
}

/**
 * The style sheet of a picture: the used roles under their short names, and their dark values. Pictures reach a page
 * through `<img>`, where the page's own variables do not hold.
 */
export function paintStyle(theme: PaintTheme, band: Band, names: ReadonlyMap<Role, string>): string {
  const { day, night } = paintOf(theme, band);
  const rule = (paint: Paint) =>
    `:root{${Array.from(names, ([role, name]) => `--${name}:${shortHex(paint[role])}`).join(';')}}`;
  return `${rule(day)}@media(prefers-color-scheme:dark){${rule(night)}}`;
}
