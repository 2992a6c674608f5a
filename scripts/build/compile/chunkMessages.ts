import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parseSync } from 'rolldown/utils';
import type { OwnTexts } from '../config/schema/catalogue.ts';
import type { Edit } from './applyEdits.ts';
import type { ChunkMessages } from './NeutralApp.ts';
import { type AstNode, isNamed, walkAst } from './walkAst.ts';

/** Finds the messages of a catalogue's chunk, which lingui writes as `JSON.parse("…")`. Throws for any other form. */
export function findMessages(name: string, tag: string, code: string): ChunkMessages {
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
  return { start, end, tag, keys: Object.keys(JSON.parse(value) as object) };
}

/** Returns the edit that replaces messages by a site's own texts. */
export function toMessagesEdit(code: string, messages: ChunkMessages, ownTexts: OwnTexts[string]): Edit {
  const { start, end } = messages;
  return { start, end, text: JSON.stringify(JSON.stringify(readMessages(code, messages, ownTexts))) };
}

/**
 * Reads the messages of a catalogue's chunk by key, with a site's own texts in place of some, as lingui compiles them.
 */
export function readMessages(
  code: string,
  { start, end }: ChunkMessages,
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
