import { type Span, scanMessage } from '../scanMessage.ts';
import { type FindForm, type Place, wordPattern } from './wordForms.ts';

/** A text with another word, as it is proposed. */
export interface ProposedText {
  text: string;
  /** The words that change, each once. */
  words: readonly (readonly [old: string, fresh: string])[];
  /** Why a person has to look at it; without reasons it is sure. */
  doubts: readonly string[];
  /** The old forms for which no rule gives the new one. */
  missing: readonly string[];
}

interface Edit extends Span {
  text: string;
}

/** Words and signs beside a word, for its context; a tag or value is a sign between two. */
const neighbourPattern = /[\p{L}\p{M}\u00AD]+’?|[^\s\p{L}]+/gu;
const joinPattern = /^[-\u2010\u2011](?=\p{L})/u;

/** Returns the part of a clause beside a word; what is outside the form of a plural is no part of it. */
const clauseBefore = (text: string) => text.split(/[{}.,;:!?…–]/).at(-1)!;
const clauseAfter = (text: string) => text.split(/[{}.,;:!?…–]/)[0]!;

const listWords = (text: string) => {
  const signs = text.replace(/<\/?\d+\/?>/g, ' ').match(neighbourPattern) ?? [];
  return signs.filter((one) => /^[\p{L}]/u.test(one));
};

function toPlace(text: string, { start, end }: Span): Place {
  const before = clauseBefore(text.slice(0, start).replace(/\{\w+\}/g, ' '));
  const after = text.slice(end);
  return {
    token: text.slice(start, end),
    before: listWords(before).toReversed(),
    after: listWords(clauseAfter(after)),
    later: listWords(after),
    isJoined: joinPattern.test(after),
  };
}

/** Proposes a text with another word, or undefined where it holds none of its forms. Throws where it does not parse. */
export function proposeText(text: string, findForm: FindForm): ProposedText | undefined {
  const edits: Edit[] = [];
  const words = new Map<string, string>();
  const doubts = new Set<string>();
  const missing = new Set<string>();
  for (const span of scanMessage(text).words) {
    for (const { 0: token, index } of text.slice(span.start, span.end).matchAll(wordPattern)) {
      const start = span.start + index;
      const place = toPlace(text, { start, end: start + token.length });
      const form = findForm(place);
      if (!form || form.text === token) continue;
      edits.push(...toEdits(text, { start, end: start + token.length, text: form.text }, form.wordBefore));
      words.set(token, form.text);
      for (const doubt of form.doubts) doubts.add(doubt);
      if (form.missing !== undefined) missing.add(form.missing);
    }
  }
  if (edits.length === 0) return undefined;
  const changed = edits
    .toReversed()
    .reduce((all, { start, end, text: to }) => all.slice(0, start) + to + all.slice(end), text);
  return { text: changed, words: [...words], doubts: [...doubts], missing: [...missing] };
}

/** Adds the edit of the word before, which is right before it or before a tag. */
function toEdits(text: string, edit: Edit, wordBefore: { old: string; new: string } | undefined): Edit[] {
  if (!wordBefore) return [edit];
  const gap = new RegExp(`${RegExp.escape(wordBefore.old)}(\\s*)((?:<\\d+>)*)$`).exec(text.slice(0, edit.start));
  if (!gap) return [edit];
  const [all, space, tags] = gap;
  const between = wordBefore.new.endsWith('’') ? '' : space || ' ';
  return [{ start: edit.start - all.length, end: edit.start, text: `${wordBefore.new}${between}${tags}` }, edit];
}
