import type { CountryMap } from '../../../app/fields/distance/CountryMap.ts';

/** Renders the module of a map in app/fields/distance/countryMaps. */
export function renderCountryMap(map: CountryMap): string {
  const lines = Object.entries(map).map(([key, value]) => `  ${key}: ${toSource(value)},`);
  return [
    '// Written by npm run draw-maps from Natural Earth (public domain) and GeoNames (CC BY 4.0).',
    "import type { CountryMap } from '../CountryMap.ts';",
    '',
    'export const countryMap: CountryMap = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

/** Renders a value as JSON, with unquoted keys where possible. */
const toSource = (value: unknown): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? `{ ${Object.entries(value)
        .map(([key, each]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${toSource(each)}`)
        .join(', ')} }`
    : JSON.stringify(value);
