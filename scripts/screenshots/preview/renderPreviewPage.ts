import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import type { PreviewPage } from './toPreviewPage.ts';

/** Fills templates/preview.hbs. */
export async function renderPreviewPage(root: string, page: PreviewPage): Promise<string> {
  const template = await readFile(path.join(root, 'templates/preview.hbs'), 'utf8');
  return Handlebars.compile<PreviewPage>(template)(page);
}
