import { z } from 'zod';
import { WrittenBrand } from '../../brands/schema.ts';
import { WrittenTheme } from '../../themes/schema.ts';

const MAX_LINE_LENGTH = 120;

/** Short lists on one line, as the formatter of this project wants them. */
const inlineShortLists = (json: string) =>
  json.replace(
    /^( *)(.*)\[\n([^[\]{}]*)\n *\](,?)$/gm,
    (whole, indent: string, head: string, items: string, comma: string) => {
      const folded = `${indent}${head}[${items.trim().replace(/\n\s*/g, ' ')}]${comma}`;
      return folded.length <= MAX_LINE_LENGTH ? folded : whole;
    },
  );

const renderJsonSchema = (schema: z.ZodType, title: string) =>
  `${inlineShortLists(JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input' }) }, null, 2))}\n`;

/** The JSON Schemas that editors use, by path: completion, and a first word on mistakes while typing. */
export const renderJsonSchemas = (): Readonly<Record<string, string>> => ({
  'brands/brand.schema.json': renderJsonSchema(WrittenBrand, 'Brand'),
  'themes/theme.schema.json': renderJsonSchema(WrittenTheme, 'Theme'),
});
