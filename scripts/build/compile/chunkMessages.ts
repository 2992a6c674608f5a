import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseSync } from 'rolldown/utils';
import type { OwnTexts } from '../config/schema/catalogue.ts';
import { applyEdits, type Edit } from './applyEdits.ts';
import type { CompiledMessages, MessageCatalogue } from './messageCatalogues.ts';
import type { ChunkMessages, NeutralApp, NeutralChunk } from './NeutralApp.ts';
import { type AstNode, isNamed, walkAst } from './walkAst.ts';

/** The place of the messages in their chunk's code. */
type Literal = Pick<ChunkMessages, 'start' | 'end'>;

/** Finds the messages of a catalogue's chunk, which are `JSON.parse("…")`. Throws for any other form. */
export function findMessages(name: string, code: string): Literal & Pick<ChunkMessages, 'keys'> {
  const literals: AstNode[] = [];
  walkAst(parseSync(name, code).program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const { object, property } = node.callee;
    if (isNamed(object, 'JSON') && isNamed(property, 'parse')) literals.push(node.arguments[0]!);
  });
  const [literal, ...others] = literals;
  if (literal?.type !== 'Literal' || typeof literal.value !== 'string' || others.length > 0) {
    throw new Error(`chunk ${name} is a catalogue of messages in a form that is not expected`);
  }
  const { start, end, value } = literal;
  return { start, end, keys: Object.keys(JSON.parse(value) as object) };
}

/** Puts the messages of each catalogue into its chunk, where the compiler has left them out. */
export async function fillMessages(
  app: NeutralApp,
  load: (catalogue: MessageCatalogue) => Promise<CompiledMessages>,
): Promise<NeutralApp> {
  const fill = async (chunk: NeutralChunk): Promise<NeutralChunk> => {
    if (!chunk.messages) return chunk;
    const { file, variant, priority, start, end } = chunk.messages;
    const json = (await load({ file, variant }))[priority];
    const text = JSON.stringify(json);
    return {
      ...chunk,
      code: applyEdits(chunk.code, [{ start, end, text }]),
      messages: { ...chunk.messages, end: start + text.length, keys: Object.keys(JSON.parse(json) as object) },
    };
  };
  return { ...app, chunks: await Promise.all(app.chunks.map(fill)) };
}

/** Returns the edit that replaces messages by a site's own texts. */
export function toMessagesEdit(code: string, messages: Literal, ownTexts: OwnTexts[string]): Edit {
  const { start, end } = messages;
  return { start, end, text: JSON.stringify(JSON.stringify(readMessages(code, messages, ownTexts))) };
}

/**
 * Reads the messages of a catalogue's chunk by key, with a site's own texts in place of some, as lingui compiles them.
 */
export function readMessages(
  code: string,
  { start, end }: Literal,
  ownTexts: OwnTexts[string],
): Record<string, unknown> {
  const { program } = parseSync('messages.js', `(${code.slice(start, end)})`);
  let json = '';
  walkAst(program, (node) => {
    if (node.type === 'Literal') json = String(node.value);
  });
  const messages = JSON.parse(json) as Record<string, unknown>;
  for (const [key, text] of Object.entries(ownTexts)) messages[key] = compileMessageOrThrow(text);
  return messages;
}
