import { WrittenBrand } from '../../brands/schema.ts';
import type { Problem } from '../lib/problem.ts';
import { parseJsonDocument } from './parse/parseJsonDocument.ts';
import { validate } from './parse/validate.ts';
import type { ParsedBrand } from './parsedBrand.ts';
import { toProblem } from './pathProblem.ts';
import type { BrandSource } from './read/sources.ts';

/** Checks the form of a brand file; checkBrands compares the brands later. */
export function parseBrandFile({ brand, slug, logo, icon }: BrandSource): { brand?: ParsedBrand; problems: Problem[] } {
  if (!brand) return { problems: [] };
  const { document, problems: syntaxProblems } = parseJsonDocument(brand.file, brand.text);
  if (!document) return { problems: syntaxProblems };
  const { value, partial = {}, problems } = validate(WrittenBrand, document.value);
  return {
    brand: {
      slug,
      document,
      partial,
      ...(value && { value }),
      ...(logo && { logo }),
      ...(icon && { icon }),
    },
    problems: [...syntaxProblems, ...problems.map((problem) => toProblem(document, problem))],
  };
}
