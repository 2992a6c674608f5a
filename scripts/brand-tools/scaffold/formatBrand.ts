import { FORMATTER_LINE_WIDTH } from '../../build/config/schema/renderJsonSchemas.ts';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats a JSON value on one line, as the project's formatter does. */
export const formatInline = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(formatInline).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${formatInline(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};

/** Whether a value is written on one line, as sites are. */
const isInline = (depth: number, parent: string | undefined) => depth === 2 && parent === 'domains';

function formatValue(value: unknown, indent: string, depth: number, parent: string | undefined, key = ''): string {
  const flat = formatInline(value);
  // With the key before it and a comma after it.
  const fits = indent.length + JSON.stringify(key).length + ': '.length + flat.length + 1 <= FORMATTER_LINE_WIDTH;
  if (!isObject(value) || flat === '{}' || (fits && isInline(depth, parent))) return flat;
  const lines = Object.entries(value).map(([key, item]) => {
    const text = formatValue(item, `${indent}  `, depth + 1, depth === 0 ? key : parent, key);
    return `${indent}  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** Formats a brand or theme file as the project's formatter does. */
export const formatBrand = (brand: object): string => `${formatValue(brand, '', 0, undefined)}\n`;
