import type { WrittenBrand } from '../../brands/schema.ts';
import type { DeepPartial } from './parse/deepPartial.ts';
import type { ParsedDocument } from './pathProblem.ts';
import type { TextFile } from './read/sources.ts';

export type PartialBrand = DeepPartial<WrittenBrand>;

/** A brand as far as it could be understood. */
export interface ParsedBrand {
  slug: string;
  document: ParsedDocument;
  /** Complete; only where its form is right. */
  value?: WrittenBrand;
  /** What of it is right. */
  partial: PartialBrand;
  logo?: TextFile;
  icon?: TextFile;
}
