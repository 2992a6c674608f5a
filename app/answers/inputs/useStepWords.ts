import { useLingui } from '@lingui/react/macro';

/**
 * Returns the words for a step of a scale whose options are mere numbers: for each of seven; otherwise for the first
 * and the last.
 */
export function useStepWords(): (index: number, count: number) => string | undefined {
  const { t } = useLingui();
  const words = [t`Not at all`, t`Hardly`, t`A little`, t`Somewhat`, t`Quite a bit`, t`A lot`, t`Very much`];
  return (index, count) => {
    if (count === words.length) return words[index];
    return index === 0 ? words[0] : index === count - 1 ? words.at(-1) : undefined;
  };
}
