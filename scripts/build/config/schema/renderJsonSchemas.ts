import { z } from 'zod';
import { WrittenBrand } from '../../../../brands/brandSchema.ts';
import { RetiredBrands } from '../../../../brands/retiredSchema.ts';
import { WrittenTheme } from '../../../../themes/themeSchema.ts';

/** Line width of the project's formatter, in characters. */
export const FORMATTER_LINE_WIDTH = 120;

/** Puts short lists on one line, as the formatter writes them. */
const inlineShortLists = (json: string) =>
  json.replace(
    /^( *)(.*)\[\n([^[\]{}]*)\n *\](,?)$/gm,
    (match, indent: string, head: string, items: string, comma: string) => {
      const inline = `${indent}${head}[${items.trim().replace(/\n\s*/g, ' ')}]${comma}`;
      return inline.length <= FORMATTER_LINE_WIDTH ? inline : match;
    },
  );

const renderJsonSchema = (schema: z.ZodType, title: string) =>
  `${inlineShortLists(JSON.stringify({ title, ...z.toJSONSchema(schema, { io: 'input' }) }, null, 2))}\n`;

/** Renders the JSON Schemas with which editors complete and check brand and theme files, by path. */
export const renderJsonSchemas = (): Readonly<Record<string, string>> => ({
  'brands/brand.schema.json': renderJsonSchema(WrittenBrand, 'Brand'),
  'brands/retired.schema.json': renderJsonSchema(RetiredBrands, 'Retired brands'),
  'themes/theme.schema.json': renderJsonSchema(WrittenTheme, 'Theme'),
});
