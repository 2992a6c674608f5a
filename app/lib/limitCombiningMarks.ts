/**
 * Marks on one letter, tones of an emoji, and each kind of the parts of a Korean syllable: together with their base
 * they are one character, in which no line may break.
 */
const piledMarks =
  /(\p{M}{8})\p{M}+|(\p{EMod}{2})\p{EMod}+|([\u1100-\u115F]{4})[\u1100-\u115F]+|([\u1160-\u11A7]{4})[\u1160-\u11A7]+|([\u11A8-\u11FF]{4})[\u11A8-\u11FF]+/gu;

/** A text without the marks that no language piles on one letter, and whose number would widen the page. */
export const limitCombiningMarks = (text: string): string => text.replace(piledMarks, '$1$2$3$4$5');

/** Pattern of a JSON text that may hold such marks; most do not, and are parsed without a look at each text in them. */
const mayPile = /(?:[\p{M}\p{EMod}\u1100-\u11FF]|\\u[0-9a-f]{4}){3}/iu;

/** Parses JSON from elsewhere and passes its texts through `limitCombiningMarks`. Throws for other text. */
export const parseForeignJson = (json: string): unknown =>
  mayPile.test(json)
    ? JSON.parse(json, (_key, value: unknown) => (typeof value === 'string' ? limitCombiningMarks(value) : value))
    : JSON.parse(json);
