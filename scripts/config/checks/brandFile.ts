import type { WrittenBrand } from '../../../brands/schema.ts';
import type { Document } from '../mistake.ts';
import type { Lenient } from '../parse/lenient.ts';
import type { TextFile } from '../read/sources.ts';

export type LenientBrand = Lenient<WrittenBrand>;

/** A brand as far as it could be understood. */
export interface BrandFile {
  slug: string;
  document: Document;
  /** Complete; only where its form is right. */
  whole?: WrittenBrand;
  /** What of it is right. */
  part: LenientBrand;
  logo?: TextFile;
  icon?: TextFile;
}
