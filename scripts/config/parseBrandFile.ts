import { WrittenBrand } from '../../brands/schema.ts';
import type { Problem } from '../lib/problem.ts';
import { parseJsonDocument } from './parse/parseJsonDocument.ts';
import { validate } from './parse/validate.ts';
import type { ParsedBrand } from './parsedBrand.ts';
import { toProblem } from './pathProblem.ts';
import type { BrandSource } from './read/sources.ts';

/** A brand file as far as its form goes; what it means is looked at when all are there. */
export function parseBrandFile({ brand, slug, logo, icon }: BrandSource): { brand?: ParsedBrand; problems: Problem[] } {
  if (!brand) return { problems: [] };
  const { document, problems } = parseJsonDocument(brand.file, brand.text);
  if (!document) return { problems };
  const { value: whole, partial: part = {}, problems: mistakes } = validate(WrittenBrand, document.value);
  return {
    brand: {
      slug,
      document,
      partial: part,
      ...(whole && { value: whole }),
      ...(logo && { logo }),
      ...(icon && { icon }),
    },
    problems: [...problems, ...mistakes.map((mistake) => toProblem(document, mistake))],
  };
}
