import { activeLocale } from '../../i18n/activeLocale.ts';
import { pickTranslation } from '../../lib/pickTranslation.ts';
import { NumberedScale } from '../../ui/choices/NumberedScale.tsx';
import { OptionList } from '../../ui/choices/OptionList.tsx';
import { useIsDesktop } from '../../ui/layout/useIsDesktop.ts';
import { toNumbers } from '../answerValues.ts';
import type { AnswerInputProps } from './AnswerInputProps.ts';
import { areNumeric, isNumberedScale } from './isNumberedScale.ts';
import { useStepWords } from './useStepWords.ts';

/** The field of type 1: one option. Pressing it commits the answer; arrow keys only move the focus. */
export function SingleChoiceInput({ question, answer, onCommit, labelledBy }: AnswerInputProps) {
  const desktop = useIsDesktop();
  const toStepWords = useStepWords();
  const chosen = toNumbers(answer)[0] ?? null;
  const options = question.answerOptions.map(({ id, translations }) => ({
    key: id,
    label: pickTranslation(translations, activeLocale()),
  }));
  const numbered = areNumeric(options.map(({ label }) => label));
  const toWords = (index: number) => (numbered ? toStepWords(index, options.length) : undefined);

  if (isNumberedScale(question, desktop)) {
    return (
      <NumberedScale
        labelledBy={labelledBy}
        steps={options.map(({ key, label }, index) => ({ key, label: toWords(index) ?? label }))}
        chosen={chosen}
        onPress={(id) => onCommit([id])}
      />
    );
  }
  return (
    <OptionList
      labelledBy={labelledBy}
      options={options.map(({ key, label }, index) => {
        const words = toWords(index);
        return { key, label: words === undefined ? label : `${label} – ${words}` };
      })}
      chosen={chosen === null ? [] : [chosen]}
      indicator="round"
      onPress={(id) => onCommit([id])}
    />
  );
}
