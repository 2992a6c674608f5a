import { isDay } from '../../../lib/isDay.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import { formatList } from '../parse/problemMessageFormatting.ts';
import type { TextFile } from '../parse/TextFile.ts';
import { readLegalVersion, toVersionLine, withoutVersionLine } from '../schema/legalVersions.ts';
import { parseLegalFileName } from '../schema/resolveOwnLegalTexts.ts';

/** Returns the file in which a document is kept when a later version takes its place. */
const toFormerFile = (file: string, date: string) =>
  file.replace(/\/legal\/(?=[^/]+(?:\/[^/]+)?$)/, `/legal/former/${date}/`);

/** Checks that a legal document says from when it holds, and that its text is still the one of that day. */
export function checkLegalVersion({ file, text }: TextFile): Problem[] {
  const version = readLegalVersion(text);
  const isFormer = /\/legal\/former\//.test(file);
  const toLine = (date: string) => toVersionLine(date, withoutVersionLine(text));
  if (!version)
    return [
      toFileProblem(
        file,
        'the document does not say from when it holds',
        `write ${toLine('<year-month-day>')} as its first line`,
      ),
    ];
  const { date } = version;
  if (!isDay(date)) return [toFileProblem(file, `${date} is no day`, 'it takes one such as 2026-11-29')];
  if (isFormer && !file.includes(`/former/${date}/`))
    return [toFileProblem(file, `the document is of ${date}`, `it belongs in legal/former/${date}/`)];
  if (version.isUnchanged) return [];
  const message = `the text is not the one of ${date}`;
  if (isFormer) return [toFileProblem(file, message, 'a former text stays as members agreed to it; restore it')];
  const changed = `if it changes something for members, write ${toLine('<year-month-day>')} as its first line and keep the former text in ${toFormerFile(file, date)}`;
  return [toFileProblem(file, message, `${changed}; if it corrects a slip, write ${toLine(date)}`)];
}

/** Checks that all languages of a document have one date; former versions have that of their folder. */
export function checkLegalDates(documents: readonly TextFile[]): Problem[] {
  const dated = documents.flatMap(({ file, text }) => {
    const name = parseLegalFileName(file);
    const date = readLegalVersion(text)?.date;
    return name && name.former === undefined && date !== undefined ? [{ file, date, ...name }] : [];
  });
  return Array.from(Map.groupBy(dated, ({ document }) => document).values()).flatMap((languages) => {
    const newest = languages
      .map(({ date }) => date)
      .toSorted()
      .at(-1);
    const tags = languages.filter(({ date }) => date === newest).map(({ tag }) => tag);
    return languages
      .filter(({ date }) => date !== newest)
      .map(({ file, date }) =>
        toFileProblem(
          file,
          `the document is of ${date}, and that in ${formatList(tags, 'and')} of ${newest}`,
          'all languages of a document have one date',
        ),
      );
  });
}
