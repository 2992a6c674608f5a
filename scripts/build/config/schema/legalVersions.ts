import { sha256 } from '../../../lib/hash.ts';

/** Pattern of the first line of a legal document: the day from which it holds, and the hash of the text below. */
const versionLine = /^\{\{!-- version (\d{4}-\d{2}-\d{2}) ([0-9a-f]{8}) --\}\}\r?\n/;

export interface LegalVersion {
  /** The day from which the text holds, as `2026-11-29`. */
  date: string;
  /** Whether the text is still the one that had this date. */
  isUnchanged: boolean;
}

/** Writes the first line of a legal document for the text below it. */
export const toVersionLine = (date: string, text: string): string =>
  `{{!-- version ${date} ${sha256(text).slice(0, 8)} --}}`;

/** Returns a legal document without its first line. */
export const withoutVersionLine = (document: string): string => document.replace(versionLine, '');

export function readLegalVersion(document: string): LegalVersion | undefined {
  const [line, date] = versionLine.exec(document) ?? [];
  if (line === undefined || date === undefined) return undefined;
  return { date, isUnchanged: line.trimEnd() === toVersionLine(date, document.slice(line.length)) };
}
