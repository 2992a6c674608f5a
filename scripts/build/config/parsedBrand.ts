import type { WrittenBrand } from '../../../brands/schema.ts';
import type { DeepPartial } from './parse/deepPartial.ts';
import type { ParsedTheme } from './parseThemeFile.ts';
import type { ParsedDocument } from './pathProblem.ts';
import type { TextFile } from './read/sources.ts';

export type PartialBrand = DeepPartial<WrittenBrand>;

/** A parsed brand file. */
export interface ParsedBrand {
  slug: string;
  document: ParsedDocument;
  /** Only where the file is valid. */
  value?: WrittenBrand;
  /** The valid parts of the file. */
  partial: PartialBrand;
  logo?: TextFile;
  icon?: TextFile;
  /** Where the brand has a theme file of its own. */
  ownTheme?: ParsedTheme;
  /** The brand's own texts, a PO file for each language. */
  texts: readonly TextFile[];
  /** The brand's own legal documents. */
  legal: readonly TextFile[];
  /** The brand's own drawings. */
  pictures: readonly TextFile[];
}
