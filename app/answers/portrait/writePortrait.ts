import type { PortraitSentence } from './toPortrait.ts';

/**
 * The sentences of a portrait as one text.
 *
 * @param writeAnswer an answer behind what it is about, in the punctuation of the language
 */
export function writePortrait(
  sentences: readonly PortraitSentence[],
  writeAnswer: (topic: string, answer: string) => string,
): string {
  return sentences
    .map((sentence) => {
      if (sentence.kind === 'sentence') return sentence.text;
      // The texts begin in whatever way their writers chose, which between commas would be wrong.
      const answer = sentence.texts.join('\u00a0· ');
      // The question itself stands where the server has no topic for it.
      return sentence.topic.endsWith('?') ? `${sentence.topic} ${answer}` : writeAnswer(sentence.topic, answer);
    })
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
