import { WrittenBrand } from '../../brands/schema.ts';
import type { Problem } from '../lib/problem.ts';
import type { BrandFile } from './checks/brandFile.ts';
import { toProblem } from './mistake.ts';
import { parseJson } from './parse/parseJson.ts';
import { validate } from './parse/validate.ts';
import type { BrandFiles } from './read/sources.ts';

/** A brand file as far as its form goes; what it means is looked at when all are there. */
export function parseBrandFile({ brand, slug, logo, icon }: BrandFiles): { brand?: BrandFile; problems: Problem[] } {
  if (!brand) return { problems: [] };
  const { document, problems } = parseJson(brand.file, brand.text);
  if (!document) return { problems };
  const { whole, part = {}, mistakes } = validate(WrittenBrand, document.value);
  return {
    brand: { slug, document, part, ...(whole && { whole }), ...(logo && { logo }), ...(icon && { icon }) },
    problems: [...problems, ...mistakes.map((mistake) => toProblem(document, mistake))],
  };
}
