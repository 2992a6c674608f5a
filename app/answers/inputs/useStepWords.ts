import { useLingui } from '@lingui/react/macro';

/** What a step of a scale means whose options are mere numbers: of seven, each; of another number, the first and the last. */
export function useStepWords(): (index: number, count: number) => string | undefined {
  const { t } = useLingui();
  const words = [t`Not at all`, t`Hardly`, t`A little`, t`Somewhat`, t`Quite a bit`, t`A lot`, t`Very much`];
  return (index, count) => {
    if (count === words.length) return words[index];
    return index === 0 ? words[0] : index === count - 1 ? words.at(-1) : undefined;
  };
}
