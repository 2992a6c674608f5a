import { NumberedScale } from '../../ui/choices/NumberedScale.tsx';
import { OptionList } from '../../ui/choices/OptionList.tsx';
import { useIsDesktop } from '../../ui/layout/useIsDesktop.ts';
import { toNumbers } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { areNumeric, isNumberedScale } from './isNumberedScale.ts';
import { toOptions, toPressed, toPressedAnswer } from './openOption.ts';
import { useStepWords } from './useStepWords.ts';

/** The field of type 1: one option. Pressing it commits the answer; arrow keys only move the focus. */
export function SingleChoiceInput({ question, answer, onCommit, openLabel, ...group }: AnswerInputProps) {
  const { labelledBy, describedBy } = group;
  const desktop = useIsDesktop();
  const toStepWords = useStepWords();
  const chosen = toPressed(toNumbers(answer)).slice(0, 1);
  const count = question.answerOptions.length;
  const options = toOptions(question, openLabel);
  const numbered = areNumeric(options.slice(0, count).map(({ label }) => label));
  const toWords = (index: number) => (numbered && index < count ? toStepWords(index, count) : undefined);
  const press = (key: number) => onCommit(toPressedAnswer(key));

  if (isNumberedScale(question, desktop)) {
    return (
      <NumberedScale
        labelledBy={labelledBy}
        describedBy={describedBy}
        steps={options.map((option, index) => ({ ...option, label: toWords(index) ?? option.label }))}
        chosen={chosen[0] ?? null}
        onPress={press}
      />
    );
  }
  return (
    <OptionList
      labelledBy={labelledBy}
      describedBy={describedBy}
      options={options.map(({ key, label }, index) => {
        const words = toWords(index);
        return { key, label: words === undefined ? label : `${label} – ${words}` };
      })}
      chosen={chosen}
      indicator="round"
      onPress={press}
    />
  );
}
