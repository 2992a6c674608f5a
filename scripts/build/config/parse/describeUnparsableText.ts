import { quote, toPrintable } from './problemMessageFormatting.ts';

/** Returns message and hint about a text of a catalogue that cannot be parsed, by the error of lingui's parser. */
export const describeUnparsableText = (id: string, error: unknown): [message: string, hint: string] => [
  `the text of ${quote(id)} does not parse`,
  toPrintable((error as Error).message.split('\n')[0]!.replace(/:$/, '')),
];
