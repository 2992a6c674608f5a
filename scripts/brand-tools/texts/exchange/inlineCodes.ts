import { splitPieces, type TextUnit } from './TextUnit.ts';

/** A piece of a text in an XLIFF file: words, or an inline element of one or two codes. */
export type Inline =
  | { kind: 'words'; words: string }
  | { kind: 'alone'; id: string; code: string }
  | { kind: 'pair'; id: string; open: string; close: string; content: Inline[] };

/** Returns the code that closes a tag; undefined for codes that open nothing. */
function toClosing(code: string): string | undefined {
  const name = /^<([a-z0-9]+)(?:\s[^<>]*)?>$/i.exec(code)?.[1];
  return name === undefined || name === 'br' ? undefined : `</${name}>`;
}

/** Hands out ids for codes: the n-th use of a code has the same one in source and target. */
function createIds() {
  const known: { code: string; id: string }[] = [];
  return () => {
    const used = new Set<string>();
    return (code: string): string => {
      const free = known.find((one) => one.code === code && !used.has(one.id));
      const id = free?.id ?? String(known.length + 1);
      if (!free) known.push({ code, id });
      used.add(id);
      return id;
    };
  };
}

function nest(text: string, toId: (code: string) => string): Inline[] {
  const root: Inline[] = [];
  const open: { close: string; pair: Extract<Inline, { kind: 'pair' }>; parent: Inline[] }[] = [];
  const pieces = splitPieces(text);
  let content = root;
  for (const [index, piece] of pieces.entries()) {
    if ('words' in piece) {
      content.push({ kind: 'words', words: piece.words });
      continue;
    }
    const { code } = piece;
    const top = open.at(-1);
    if (top && code === top.close) {
      content = top.parent;
      open.pop();
      continue;
    }
    const close = toClosing(code);
    if (close === undefined || !isClosed(pieces.slice(index + 1), code, close)) {
      content.push({ kind: 'alone', id: toId(code), code });
      continue;
    }
    const pair: (typeof open)[number]['pair'] = { kind: 'pair', id: toId(code), open: code, close, content: [] };
    content.push(pair);
    open.push({ close, pair, parent: content });
    content = pair.content;
  }
  return root;
}

/** Whether a tag is closed behind, with everything in between closed, too. */
function isClosed(rest: readonly ReturnType<typeof splitPieces>[number][], code: string, close: string): boolean {
  const open: string[] = [close];
  for (const piece of rest) {
    if ('words' in piece) continue;
    const further = toClosing(piece.code);
    if (/^<\//.test(piece.code)) {
      if (open.pop() !== piece.code) return false;
      if (open.length === 0) return true;
    } else if (further !== undefined && piece.code !== code) open.push(further);
  }
  return false;
}

/** Returns source and present text of a unit as inline elements, whose ids agree. */
export function toInlines({ source, present }: Pick<TextUnit, 'source' | 'present'>): {
  source: Inline[];
  target: Inline[];
} {
  const ids = createIds();
  return { source: nest(source, ids()), target: nest(present, ids()) };
}

/** Lists the codes of a unit by their ids: both codes of a pair. */
export function listInlineCodes(
  unit: Pick<TextUnit, 'source' | 'present'>,
): Map<string, { open: string; close?: string }> {
  const codes = new Map<string, { open: string; close?: string }>();
  const visit = (inlines: readonly Inline[]): void => {
    for (const inline of inlines) {
      if (inline.kind === 'alone') codes.set(inline.id, { open: inline.code });
      if (inline.kind !== 'pair') continue;
      codes.set(inline.id, { open: inline.open, close: inline.close });
      visit(inline.content);
    }
  };
  const { source, target } = toInlines(unit);
  visit(source);
  visit(target);
  return codes;
}
