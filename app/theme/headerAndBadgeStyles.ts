import { badgeProperties, headerProperties, lookProperty } from './lookProperty.ts';
import { vars } from './vars.css.ts';

const toValues = <Name extends string>(
  properties: Readonly<Record<Name, readonly [name: string, usual: keyof typeof vars.color]>>,
) =>
  Object.fromEntries(
    Object.entries<readonly [string, keyof typeof vars.color]>(properties).map(([key, [name, usual]]) => [
      key,
      lookProperty(name, vars.color[usual]),
    ]),
  ) as Record<Name, string>;

/** Colours of the bar above the page, and of that at the bottom of phones. */
export const header = toValues(headerProperties);

/** Style of the plate behind a logo of any colours where the ground of the header is not the usual one. */
export const logoPlate = {
  padding: lookProperty('logo-inset', '0'),
  background: lookProperty('logo-plate', 'none'),
} as const;

export const badge = toValues(badgeProperties);
/** Variables of the element around a count in a header. */
export const headerBadge = { '--badge': 'var(--header-badge)', '--on-badge': 'var(--on-header-badge)' } as const;

/** The corners of a box that is smaller than a card and keeps its own rounding in every look but the square one. */
export const ownRadius = (usual: string) => lookProperty('radius-small', usual);
