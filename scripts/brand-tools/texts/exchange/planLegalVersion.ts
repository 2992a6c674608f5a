import { languageTags } from '../../../../brands/languages.ts';
import { toVersionLine, withoutVersionLine } from '../../../build/config/schema/legalVersions.ts';
import type { ProjectChange } from '../../../build/output/changeProject.ts';
import { isDay } from '../../../lib/isDay.ts';
import { UsageError } from '../../../lib/problem.ts';
import type { PlannedChange } from '../../lifecycle/planRename.ts';
import type { Project } from '../../lifecycle/readProject.ts';
import { listBrandTags } from '../listBrandTexts.ts';
import { dayOf, type LegalText, listLegalTexts, toLegalFile } from './legalUnits.ts';

/** Whether a changed document is a new version from a day on, or corrects slips of the present one. */
export type LegalChange = { validFrom: string } | 'correction';

/** Reads the options about legal texts; undefined where there are none. */
export function toLegalChange(validFrom: string | undefined, correction: boolean | undefined): LegalChange | undefined {
  if (validFrom === undefined) return correction ? 'correction' : undefined;
  if (correction) throw new UsageError('--valid-from and --correction exclude each other');
  if (!isDay(validFrom)) throw new UsageError(`--valid-from is "${validFrom}"; it takes a day such as 2026-12-15`);
  return { validFrom };
}

/**
 * Plans changed legal documents of a brand, by the rules of templates/legal: all languages of a document have one day,
 * and a former text is kept. A brand that has the shared document gets its own in each of its languages.
 *
 * @param bodies the new texts in one language, without their first lines, by document
 */
export function planLegalVersion(
  project: Project,
  slug: string,
  tag: string,
  bodies: ReadonlyMap<string, string>,
  change: LegalChange | undefined,
): PlannedChange {
  if (bodies.size === 0) return { change: {}, lines: [] };
  const names = [...bodies.keys()].join(', ');
  if (!change)
    throw new UsageError(
      `the file changes legal documents (${names}): say from which day they hold with --valid-from, or --correction if they only correct slips`,
    );
  const tags = listBrandTags(project, slug).filter((one) => languageTags.includes(one));
  const texts = tags
    .flatMap((one) => listLegalTexts(project, slug, one))
    .filter(({ document }) => bodies.has(document));
  const files = texts.map((text) =>
    toFiles(text, slug, text.tag === tag ? bodies.get(text.document) : undefined, change),
  );
  const lines = texts.flatMap(({ document, tag: one, isOwn, text }) => {
    const file = toLegalFile(slug, document, one);
    const from = change === 'correction' ? `of ${dayOf(text)}, corrected` : `of ${change.validFrom}`;
    return one === tag || !isOwn
      ? [`${file}: ${isOwn ? '' : 'the brand’s own document, '}${one === tag ? from : 'as it is for all brands'}`]
      : [];
  });
  return { change: { files: Object.assign({}, ...files) as NonNullable<ProjectChange['files']> }, lines };
}

function toFiles(
  legal: LegalText,
  slug: string,
  body: string | undefined,
  change: LegalChange,
): Record<string, string> {
  const { document, tag, file, text, isOwn } = legal;
  const wanted = body ?? withoutVersionLine(text);
  const day = dayOf(text);
  if (change === 'correction') {
    const corrected = `${toVersionLine(day, wanted)}\n${wanted}`;
    return isOwn && body === undefined ? {} : { [file]: corrected };
  }
  if (change.validFrom <= day)
    throw new UsageError(
      `--valid-from is ${change.validFrom}, but ${document} in "${tag}" is of ${day}; it takes a later day`,
    );
  return {
    [file]: `${toVersionLine(change.validFrom, wanted)}\n${wanted}`,
    [toLegalFile(slug, document, tag, day)]: text,
  };
}
