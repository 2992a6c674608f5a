import type { PortraitSentence } from './toPortrait.ts';

/**
 * The sentences of a portrait as one text.
 *
 * @param writeAnswer joins a topic and an answer in the punctuation of the language
 */
export function joinPortraitSentences(
  sentences: readonly PortraitSentence[],
  writeAnswer: (topic: string, answer: string) => string,
): string {
  return sentences
    .map((sentence) => {
      if (sentence.kind === 'sentence') return sentence.text;
      // The texts begin as their writers chose, which would be wrong between commas.
      const answer = sentence.texts.join('\u00a0· ');
      // The topic is the question itself where the server has no topic.
      return sentence.topic.endsWith('?') ? `${sentence.topic} ${answer}` : writeAnswer(sentence.topic, answer);
    })
    .map((text) => (/[.!?…]$/.test(text) ? text : `${text}.`))
    .join(' ');
}
