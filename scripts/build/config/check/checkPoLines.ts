import { type PoFault, readPo } from '../../../lib/parsePo.ts';
import type { OffsetProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';

const describeFault: Readonly<Record<PoFault['kind'], (line: string) => { message: string; hint: string }>> = {
  unreadable: (line) => ({
    message: `${quote(line)} cannot be read`,
    hint: 'a line is msgid "…", msgstr "…", "…", or a remark that begins with #; a " inside is written \\"',
  }),
  textAlone: () => ({ message: 'this text has no message', hint: 'msgid has to be right above it' }),
  contextAlone: () => ({ message: 'this context has no message', hint: 'msgid has to be right below it' }),
  newEntry: () => ({ message: 'a new entry begins here', hint: 'put an empty line before it' }),
  emptyMessage: () => ({ message: 'this message is empty', hint: "copy its msgid from the app's own texts" }),
};

/** Finds the lines of a PO file that are in no message. */
export const checkPoLines = (po: string): OffsetProblem[] =>
  readPo(po).faults.map(({ kind, offset, line }) => ({ offset, ...describeFault[kind](line) }));
