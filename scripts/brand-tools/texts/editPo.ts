import { toPoString } from '../../build/config/check/checkOwnTexts.ts';
import { identifyMessage } from '../../build/config/schema/textTagsAndMessageKeys.ts';
import { type PoMessage, parsePo } from '../../lib/parsePo.ts';

/** A change of a brand's own texts; without a text, the message has none of its own any more. */
export interface OwnTextChange {
  message: Pick<PoMessage, 'id' | 'context'>;
  /** The app's text that it replaces. */
  original: string;
  text: string | undefined;
}

const toMsgstr = (text: string) => `msgstr ${JSON.stringify(text)}`;
const toRemark = (original: string) => `#. original: ${toPoString(original)}`;
const originalPattern = /^\s*#\. original:/;
/** Pattern of a remark that belongs to its message; those that begin with a space are a person's. */
const remarkPattern = /^\s*#[^\s]/;

/** Removes the empty lines at the end of a file, and ends its last one. */
const trimEnd = (po: string, end: string) => (po.trim() === '' ? '' : `${po.replace(/(?:\r?\n[ \t]*)+$/, '')}${end}`);

/** Puts own texts into a PO file, or takes some out; every other line stays byte by byte. */
export function editPo(po: string, changes: readonly OwnTextChange[]): string {
  const end = po.includes('\r\n') ? '\r\n' : '\n';
  const known = new Map(parsePo(po).map((message) => [identifyMessage(message), message]));
  const found = changes.flatMap((change) => {
    const message = known.get(identifyMessage(change.message));
    return message ? [{ change, message }] : [];
  });
  const added = changes.filter(({ message, text }) => text !== undefined && !known.has(identifyMessage(message)));
  const lines = po.split('\n');
  const starts = [0, ...Array.from(po.matchAll(/\n/g), ({ index }) => index + 1)];
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset);
  // From the end, so that the lines of those before stay where they are.
  for (const { change, message } of found.toSorted((a, b) => b.message.offset - a.message.offset)) {
    editEntry(lines, change, { start: lineAt(message.offset), text: lineAt(message.textOffset) }, end);
  }
  const edited = found.some(({ change }) => change.text === undefined)
    ? trimEnd(lines.join('\n'), end)
    : lines.join('\n');
  if (added.length === 0) return edited;
  const entries = added.map(({ message: { id, context }, original, text }) => {
    const msgctxt = context === undefined ? [] : [`msgctxt ${JSON.stringify(context)}`];
    return [toRemark(original), ...msgctxt, `msgid ${JSON.stringify(id)}`, toMsgstr(text!), ''].join(end);
  });
  return [trimEnd(edited, end), ...entries].filter(Boolean).join(end);
}

/** Changes the lines of one entry, whose msgid and msgstr are in these. */
function editEntry(
  lines: string[],
  { message, original, text }: OwnTextChange,
  at: { start: number; text: number },
  lineEnd: string,
): void {
  let { start } = at;
  if (message.context !== undefined) start -= 1;
  while (remarkPattern.test(lines[start - 1] ?? '')) start -= 1;
  let end = at.text + 1;
  while (lines[end]?.trim().startsWith('"')) end += 1;
  if (text === undefined) {
    const isGap = lines[end]?.trim() === '' && (start === 0 || lines[start - 1]?.trim() === '');
    lines.splice(start, end - start + (isGap ? 1 : 0));
    return;
  }
  const cut = lineEnd === '\r\n' ? '\r' : '';
  const before = lines.slice(start, at.text);
  const remark = before.findIndex((line) => originalPattern.test(line));
  if (remark === -1) before.unshift(toRemark(original) + cut);
  else if (before[remark]!.trim() !== toRemark(original)) before[remark] = toRemark(original) + cut;
  lines.splice(start, end - start, ...before, toMsgstr(text) + cut);
}
