import { quote } from '../parse/messageFormatting.ts';
import type { OffsetProblem } from '../pathProblem.ts';

const poLine = /^(?:(?:msgctxt|msgid|msgstr) )?"(?:[^"\\\t]|\\[nrt"\\])*"$/;

/** Finds the lines that a reader of PO files would pass over, and the texts with them. */
export function checkPoLines(po: string): OffsetProblem[] {
  let keyword: string | undefined;
  return Array.from(po.matchAll(/[^\r\n]*(?:\r\n|\r|\n|$)/g)).flatMap(
    ({ 0: whole, index: offset }): OffsetProblem[] => {
      const line = whole.trimEnd();
      if (line === '') {
        keyword = undefined;
        return [];
      }
      if (line.startsWith('#')) return [];
      if (!poLine.test(line))
        return [
          {
            offset,
            message: `${quote(line)} cannot be read`,
            hint: 'a line is msgid "…", msgstr "…", "…", or a remark that begins with #; a " inside is written \\"',
          },
        ];
      const before = keyword;
      keyword = /^msg\w+/.exec(line)?.[0] ?? before;
      if (line.startsWith('msgstr') && before !== 'msgid')
        return [{ offset, message: 'this text has no message', hint: 'msgid stands right above it' }];
      if (line.startsWith('msg') && before === 'msgstr')
        return [{ offset, message: 'a new entry begins here', hint: 'put an empty line before it' }];
      return [];
    },
  );
}
